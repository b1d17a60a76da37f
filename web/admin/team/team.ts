import { formatDate } from '../../../contract/display.ts';
import type { Reply } from '../../lib/api-client.ts';
import { apiQuery } from '../panel-queries.ts';

export type Team = Reply<'readTeam'>;
export type Member = Team['people'][number];
export type TeamBranch = Team['branches'][number];

/** What every part of the dialog about somebody knows. */
export interface MemberProps {
  team: Team;
  member: Member;
  /** Something is other than it was, or may be. */
  onChanged: () => Promise<void>;
}

export const teamQuery = apiQuery('readTeam');

export const leadsText = (count: number): string => `${count} open ${count === 1 ? 'lead' : 'leads'}`;

/** Those who can be given a lead today. */
export const receiversFor = ({ people }: Team, { userId }: Member): Member[] =>
  people.filter((one) => one.userId !== userId && one.state === 'works' && one.departments.length > 0);

/** Somebody else has to look after the leads of whoever is not there, or not for much longer. */
export const leavesLeads = ({ state, openLeads, lastDay }: Member): boolean =>
  openLeads > 0 && (state !== 'works' || lastDay !== null);

export const daysText = (from: string, to: string): string =>
  from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
