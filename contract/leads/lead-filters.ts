/** What a list of leads can be narrowed down by. The same names stand in the address of the screen, in saved views and in the call. */
export const leadFilterNames = [
  'q',
  'department',
  'branch',
  'kind',
  'model',
  'source',
  'owner',
  'stage',
  'lost',
  'state',
  'figure',
  'from',
  'to',
] as const;

type LeadFilterName = (typeof leadFilterNames)[number];
export type LeadFilters = Readonly<Partial<Record<LeadFilterName, string>>>;

/** The words that `owner` can be besides a user id. */
export const ownerWords = { me: 'me', nobody: 'nobody' } as const;

/**
 * What `state` can be. Everything open is in exactly one of four: `late`, when its next step should have been taken by now; else `new`, when
 * nobody has tried yet; else `due`, when the step is due by the end of today, or `planned`, when later.
 */
export const leadStates = ['open', 'closed', 'new', 'late', 'due', 'planned', 'all'] as const;
export type LeadStateName = (typeof leadStates)[number];

/** `urgent`: by the next step; of what has ended there is none, and the newest come first. `newest`: whoever wrote last. `oldest`: by arrival. */
export const leadOrders = ['urgent', 'newest', 'oldest', 'followUp'] as const;
export type LeadOrder = (typeof leadOrders)[number];

export const LEADS_PER_PAGE = 25;
export const MOST_IN_BULK = 200;
