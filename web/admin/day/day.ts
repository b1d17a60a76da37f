import { ownerWords } from '../../../contract/leads/lead-filters.ts';
import type { Call } from '../../lib/api-client.ts';
import type { Lead } from '../contacts/attempts.ts';
import { nextStepAt, stepState } from './next-step.ts';

/** What is to be done today, in the order in which it is shown. */
export const sectionTitles = {
  late: 'Overdue',
  due: 'Due today',
  new: 'New',
  planned: 'Planned',
  pool: 'For anybody',
} as const;

export type SectionName = keyof typeof sectionTitles;
export const sectionNames = Object.keys(sectionTitles) as SectionName[];

/** Of the query that has it. */
export const DAY_KEY = ['day'];

export interface Day {
  leads: readonly Lead[];
  /** By which section a lead stands in: it stays there until somebody has done something about it. */
  sections: Readonly<Record<number, SectionName>>;
  /** There are more than are shown here. */
  isLonger: boolean;
}

/** Of each as many as a page has: whoever has more than that has enough to do. */
export async function readDay(call: Call, userId: string): Promise<Day> {
  const own = (['late', 'due', 'new', 'planned'] as const).map(async (state) => {
    const { leads, next } = await call('listLeads', { body: { state, owner: ownerWords.me } });
    return { section: state as SectionName, leads, next };
  });
  const free = async () => {
    const { leads, next } = await call('listLeads', { body: { owner: ownerWords.nobody } });
    return { section: 'pool' as const, leads, next };
  };
  /** Those of others that are late, and offered to everybody. */
  const offered = async () => {
    const { leads } = await call('listLeads', { body: { state: 'late' } });
    const open = leads.filter(({ owner, offeredTo }) => owner !== null && owner !== userId && offeredTo !== 'owner');
    return { section: 'pool' as const, leads: open, next: '' };
  };
  const parts = await Promise.all([...own, offered(), free()]);
  const sections: Record<number, SectionName> = {};
  const leads = parts.flatMap((part) =>
    part.leads.filter(({ id }) => {
      if (sections[id]) return false;
      sections[id] = part.section;
      return true;
    }),
  );
  return { leads, sections, isLonger: parts.some(({ next }) => next !== '') };
}

export const inSection = (day: Day, section: SectionName): Lead[] =>
  day.leads.filter(({ id }) => day.sections[id] === section);

/** From the first to the last as they are shown. */
export const inOrder = (day: Day): Lead[] => sectionNames.flatMap((section) => inSection(day, section));

/** The same lead as it is now, where it stands. */
export const withLead = (day: Day, lead: Lead): Day => ({
  ...day,
  leads: day.leads.map((one) => (one.id === lead.id ? lead : one)),
});

const withoutLead = (day: Day, id: number): Day => ({ ...day, leads: day.leads.filter((one) => one.id !== id) });

/** After something was done about it: to where it belongs now, or away if it has come to an end or to somebody else. */
export function settledDay(day: Day, lead: Lead, userId: string, now: number): Day {
  const others = withoutLead(day, lead.id);
  if (lead.closedAt !== null || (lead.owner !== null && lead.owner !== userId)) return others;
  const section = lead.owner === null ? 'pool' : stepState(lead, now);
  return {
    ...day,
    leads: [...others.leads, lead].toSorted((one, other) => nextStepAt(one) - nextStepAt(other)),
    sections: { ...day.sections, [lead.id]: section },
  };
}
