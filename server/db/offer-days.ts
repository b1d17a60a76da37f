import { sql } from 'kysely';

/** What becomes of an offer on a day. Both of its days belong to it; where one is not set, nothing is compared and nothing ends. */
export const offerStateOn = (day: string) =>
  sql<'planned' | 'ended' | 'running'>`case
    when starts_on > ${day} then 'planned'
    when ends_on < ${day} then 'ended'
    else 'running'
  end`;
