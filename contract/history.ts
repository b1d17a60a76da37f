import { formatDate, formatPlanned, formatRupees } from './display.ts';
import type { HistoryKind } from './history-kinds.ts';

/** What an entry tells: whom or what it is about, and how that was before and is since. */
export interface HistoryEvent {
  subject: string;
  before: unknown;
  after: unknown;
}

interface HistoryAction {
  kind: HistoryKind;
  /** After the name of whoever did it: "changed the price of …". */
  says(event: HistoryEvent): string;
}

const of = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const quoted = (value: unknown, fallback: string): string => (textOf(value) ? `“${textOf(value)}”` : fallback);
const rupees = (value: unknown): string => (typeof value === 'number' ? formatRupees(value) : '?');
const price = (what: string): HistoryAction => ({
  kind: 'prices',
  says: ({ subject, before, after }) =>
    `changed the price of ${what}${subject} from ${rupees(before)} to ${rupees(after)}`,
});
const person = (says: (userId: string, event: HistoryEvent) => string): HistoryAction => ({
  kind: 'people',
  says: (event) => says(event.subject, event),
});
const sum = (counts: unknown): number => Object.values(of(counts)).reduce<number>((all, n) => all + Number(n), 0);
function rowsOf({ subject, after }: HistoryEvent): string {
  const { rows, rowsThisHour } = of(after);
  const ofHour =
    rowsThisHour === undefined ? '' : ` (${textOf(rowsThisHour)} of all reports in this session within the hour)`;
  return `${textOf(rows)} rows of the report ${subject}${ofHour}`;
}

/** When a plan is for, always with the year. */
const momentOf = (event: unknown): string => formatPlanned(Number(of(event).at), 0);

/** What somebody else had changed since the plan was made, and the plan changed too. */
function overWhat(after: unknown): string {
  const { over } = of(after);
  return Array.isArray(over) && over.length > 0
    ? `. It went over what had been published meanwhile: ${over.map(textOf).join(', ')}`
    : '';
}

/** What changed of an account, each in a few words. */
function changesOf({ before, after }: HistoryEvent): string {
  const [old, now] = [of(before), of(after)];
  const changed = Object.keys(now).filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]));
  const words: Record<string, () => string> = {
    user_name: () => `name ${quoted(now.user_name, 'none')}`,
    role: () => `role ${textOf(old.role)} to ${textOf(now.role)}`,
    is_active: () => (now.is_active ? 'enabled' : 'disabled'),
    expire_date: () => (now.expire_date ? `works until ${textOf(now.expire_date)}` : 'no last day'),
    branches: () => `branches ${Array.isArray(now.branches) ? now.branches.join(', ') || 'none' : '?'}`,
  };
  return changed.map((name) => words[name]?.() ?? name).join('; ') || 'nothing';
}

/** `from 20 Nov 2026 to 22 Nov 2026` */
function daysOf(absence: unknown): string {
  const { from, to } = of(absence);
  return from === to
    ? `on ${formatDate(textOf(from))}`
    : `from ${formatDate(textOf(from))} to ${formatDate(textOf(to))}`;
}

/** `sales at north` of each that came or went. */
function dutyChanges(before: unknown, after: unknown): string {
  const [old, now] = [before, after].map((rows) => (Array.isArray(rows) ? rows.map(textOf) : []));
  const added = now?.filter((row) => !old?.includes(row)) ?? [];
  const removed = old?.filter((row) => !now?.includes(row)) ?? [];
  return [...added.map((row) => `on duty for ${row}`), ...removed.map((row) => `no longer for ${row}`)].join('; ');
}

/** Every action that is written down, and how it reads. What is not on this list cannot be written. */
const historyActions = {
  'price.update': price(''),
  'variant.price': price(''),
  'accessory.price': price('accessory '),
  'vehicle.status': {
    kind: 'content',
    says: ({ subject, after }) =>
      Number(after) === 1 ? `showed ${subject} on the site` : `hid ${subject} from the site`,
  },
  'offer.create': { kind: 'content', says: ({ after }) => `published the offer ${quoted(of(after).title, '')}` },
  'offer.update': { kind: 'content', says: ({ after }) => `changed the offer ${quoted(of(after).title, '')}` },
  'offer.delete': { kind: 'content', says: ({ before }) => `withdrew the offer ${quoted(of(before).title, '')}` },
  'document.publish': { kind: 'content', says: ({ subject }) => `published ${subject}` },
  'document.undo': { kind: 'content', says: ({ subject }) => `took back what was published last of ${subject}` },
  'plan.make': {
    kind: 'content',
    says: ({ subject, before, after }) =>
      `planned to publish ${subject} on ${momentOf(after)}${before ? `, in place of what was planned for ${momentOf(before)}` : ''}`,
  },
  'plan.cancel': {
    kind: 'content',
    says: ({ subject, before }) => `cancelled the plan to publish ${subject} on ${momentOf(before)}`,
  },
  'plan.publish': {
    kind: 'content',
    says: ({ subject, after }) => `published ${subject}, as planned for ${momentOf(after)}${overWhat(after)}`,
  },
  'plan.early': {
    kind: 'content',
    says: ({ subject, after }) =>
      `published ${subject} ahead of time, which ${textOf(of(after).author)} had planned for ${momentOf(after)}${overWhat(after)}`,
  },
  'plan.fail': {
    kind: 'content',
    says: ({ subject, after }) =>
      `had planned to publish ${subject} on ${momentOf(after)}, and it could not be: ${textOf(of(after).reason)}`,
  },
  'plan.dismiss': {
    kind: 'content',
    says: ({ subject, before }) =>
      `took the plan to publish ${subject} on ${momentOf(before)} off the list of those that failed`,
  },
  'document.discard': { kind: 'content', says: ({ subject }) => `discarded the draft of ${subject}` },
  'document.add': { kind: 'content', says: ({ subject }) => `began the ${subject}` },
  'document.move': { kind: 'content', says: ({ subject }) => `moved the ${subject} to another place` },
  'document.archive': { kind: 'content', says: ({ subject }) => `set the ${subject} aside` },
  'document.unarchive': { kind: 'content', says: ({ subject }) => `took the ${subject} back` },
  'document.keep': { kind: 'content', says: ({ subject }) => `kept the ${subject} of the demo as their own` },
  'set-up.step': {
    kind: 'content',
    says: ({ subject, after }) =>
      after ? `did the step ${subject} of the set-up` : `took up the step ${subject} of the set-up again`,
  },
  'document.translate': {
    kind: 'content',
    says: ({ subject, after }) => `took ${textOf(after)} translations from a file into drafts of ${subject}`,
  },
  'document.import': { kind: 'content', says: ({ subject }) => `took ${subject} from a file` },
  'picture.add': {
    kind: 'content',
    says: ({ after }) => `uploaded ${quoted(of(after).name, 'a picture')}`,
  },
  'picture.words': {
    kind: 'content',
    says: ({ after }) => `changed what the picture ${quoted(of(after).name, 'without a name')} is said to show`,
  },
  'picture.replace': {
    kind: 'content',
    says: ({ before, after }) =>
      `replaced the picture ${quoted(of(before).name, 'without a name')} by ${quoted(of(after).name, 'another one')} everywhere`,
  },
  'picture.delete': {
    kind: 'content',
    says: ({ before }) => `deleted the picture ${quoted(of(before).name, 'without a name')}`,
  },
  'logo.add': { kind: 'content', says: () => 'uploaded a logo' },
  'gallery.add': {
    kind: 'content',
    says: ({ after }) => `added the picture ${quoted(of(after).alt, 'without words')} to the gallery`,
  },
  'gallery.delete': {
    kind: 'content',
    says: ({ before }) => `removed the picture ${quoted(of(before).alt, 'without words')} from the gallery`,
  },
  'profile.update': person(() => 'changed their profile'),
  'password.change': person(() => 'changed their password'),
  'second-factor.on': person(() => 'turned two-step login on'),
  'second-factor.off': person(() => 'turned two-step login off'),
  'second-factor.recovery-codes': person(() => 'made new recovery codes'),
  'second-factor.recovery': person(
    (_userId, { after }) => `logged in with a recovery code; ${textOf(of(after).recoveryCodesLeft)} are left`,
  ),
  'passkey.add': person((_userId, { after }) => `added the passkey ${quoted(of(after).name, '')}`),
  'passkey.remove': person((_userId, { before }) => `removed the passkey ${quoted(of(before).name, '')}`),
  'session.end': person((userId) => `ended a session of ${userId}`),
  'staff.add': person((userId, { after }) => `added the account ${userId} with the role ${textOf(of(after).role)}`),
  'staff.join': person(() => 'chose a password with a link'),
  'staff.change': person((userId, event) => `changed the account ${userId}: ${changesOf(event)}`),
  'staff.role': person((userId, event) => `changed the account ${userId}: ${changesOf(event)}`),
  'staff.invite': person((userId) => `made a link for ${userId} to choose a new password`),
  'staff.password': person((userId) => `set a new password for ${userId}`),
  'staff.one-step': person((userId) => `turned two-step login of ${userId} off`),
  'staff.disable': person((userId) => `disabled the account ${userId}`),
  'staff.enable': person((userId) => `enabled the account ${userId}`),
  'staff.expire': person((userId, event) => `changed the account ${userId}: ${changesOf(event)}`),
  'role.change': person((role, { after }) =>
    of(after).demandsSecondStep
      ? `demanded two-step login of the role ${role}`
      : `no longer demands two-step login of the role ${role}`,
  ),
  'team.duty': {
    kind: 'desk',
    says: ({ subject, before, after }) => `changed when ${subject} is given leads: ${dutyChanges(before, after)}`,
  },
  'team.absence': {
    kind: 'desk',
    says: ({ subject, before, after }) =>
      after ? `noted that ${subject} is away ${daysOf(after)}` : `took back that ${subject} is away ${daysOf(before)}`,
  },
  'team.handover': {
    kind: 'desk',
    says: ({ subject, after }) => {
      const { to, leads } = of(after);
      const count = Array.isArray(leads) ? leads.length : 0;
      return `handed over ${count} open ${count === 1 ? 'lead' : 'leads'} of ${subject} to ${textOf(to) || 'the pool'}`;
    },
  },
  'team.rule': {
    kind: 'desk',
    says: ({ subject, after }) =>
      textOf(after)
        ? `has enquiries of the kind ${subject} that name no branch go to ${textOf(after)}`
        : `has enquiries of the kind ${subject} that name no branch go to no branch in particular`,
  },
  'report.export': { kind: 'reports', says: (event) => `took away ${rowsOf(event)}` },
  'report.read': { kind: 'reports', says: (event) => `read, screen by screen, ${rowsOf(event)}` },
  'enquiry.spam': { kind: 'desk', says: ({ subject }) => `took back that the enquiry ${subject} is not spam` },
  'enquiry.not-spam': { kind: 'desk', says: ({ subject }) => `said that the enquiry ${subject} is not spam` },
  'customer.merge': {
    kind: 'desk',
    says: ({ subject, after }) => `joined customer ${textOf(of(after).joined)} to customer ${subject}`,
  },
  'customer.split': {
    kind: 'desk',
    says: ({ subject, after }) => `split customer ${textOf(of(after).joined)} from customer ${subject}`,
  },
  'message.again': {
    kind: 'messages',
    says: ({ subject, before }) => `had the ${subject} sent again, which was ${textOf(of(before).state)}`,
  },
  'message.drop': {
    kind: 'messages',
    says: ({ subject, before }) => `took the ${subject}, which was ${textOf(of(before).state)}, off the list`,
  },
  'message.test': { kind: 'messages', says: ({ subject }) => `had a test sent to themselves by ${subject}` },
  'person.export': {
    kind: 'data',
    says: ({ subject, after }) => `exported ${sum(of(after).enquiries)} enquiries of ${subject}`,
  },
  'person.erase': {
    kind: 'data',
    says: ({ subject, after }) => `erased ${sum(of(after).enquiries)} enquiries of ${subject}`,
  },
  'enquiries.expire': {
    kind: 'data',
    says: ({ after }) => `erased ${sum(of(after).enquiries)} enquiries from before ${textOf(of(after).before)}`,
  },
  'backup.made': { kind: 'data', says: ({ subject }) => `made the backup ${subject}` },
  'backup.failed': { kind: 'data', says: ({ after }) => `could not make a backup: ${textOf(of(after).reason)}` },
  'backup.restore': { kind: 'data', says: ({ subject }) => `restored the backup of ${subject}` },
} as const satisfies Record<string, HistoryAction>;

export type HistoryActionName = keyof typeof historyActions;

const isKnown = (action: string): action is HistoryActionName => Object.hasOwn(historyActions, action);

/** An action that this release does not know, say of a newer one that was here before, is told by its name. */
export const sayEvent = (action: string, event: HistoryEvent): string =>
  isKnown(action) ? historyActions[action].says(event) : `${action} ${event.subject}`.trim();

export const actionsOf = (kind: HistoryKind): string[] =>
  Object.entries(historyActions).flatMap(([name, action]) => (action.kind === kind ? [name] : []));
