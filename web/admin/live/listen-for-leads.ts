import type { QueryClient } from '@tanstack/react-query';
import type { LeadNews } from '../../../contract/types.ts';
import type { Reply } from '../../lib/api-client.ts';
import { apiQuery } from '../panel-queries.ts';
import { quietCall } from '../quiet-call.ts';
import { openLeadLine } from './lead-line.ts';
import { ringForLead } from './lead-sound.ts';
import { tellOfLeads } from './new-leads.ts';
import { waitingLeads } from './waiting-leads.ts';

/** Several changes within a moment are counted once. */
const SETTLE_MS = 300;
/** What is not told of, such as a lead that becomes late, is seen by then. */
const COUNT_EVERY_MS = 120_000;

type Counts = Reply<'countLeads'>;

/** Hears of leads for as long as somebody is logged in. Whoever works on leads has their number in the title of the tab. */
export function listenForLeads(client: QueryClient, mayWork: boolean): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const count = () => (mayWork ? countWaiting(client) : Promise.resolve(undefined));
  const countSoon = () => {
    clearTimeout(settling);
    settling = setTimeout(() => void count(), SETTLE_MS);
  };

  const onNews = ({ leads }: LeadNews) => {
    const fresh = leads.filter(({ isNew }) => isNew).map(({ id }) => id);
    tellOfLeads(
      leads.map(({ id }) => id),
      fresh,
    );
    if (fresh.length > 0) void ringForLead();
    countSoon();
  };

  /** While the line was down: more than before means that something has come. */
  const ask = async () => {
    const before = client.getQueryData(apiQuery('countLeads').queryKey);
    const now = await count();
    if (!before || !now || newIn(now) === newIn(before)) return;
    tellOfLeads([], unknownLeads(newIn(now) - newIn(before)));
    if (newIn(now) > newIn(before)) void ringForLead();
  };
  const onAsk = () => void ask();

  const hangUp = openLeadLine({ onBegin: onAsk, onNews, onAsk });
  const counting = setInterval(() => void count(), COUNT_EVERY_MS);
  return () => {
    hangUp();
    clearInterval(counting);
    clearTimeout(settling);
    waitingLeads.set(0);
  };
}

/** Nobody knows which they are; each counts, and none is any lead's own id. */
let unknown = 0;
const unknownLeads = (count: number): number[] =>
  Array.from({ length: Math.max(0, count) }, () => {
    unknown -= 1;
    return unknown;
  });

const newIn = ({ new: untried, pool }: Counts): number => untried + pool;

/** A failure is kept with the query, and of a session that has ended the login speaks. */
export async function countWaiting(client: QueryClient): Promise<Counts | undefined> {
  try {
    const query = apiQuery('countLeads');
    const counts = await client.fetchQuery({ ...query, queryFn: () => quietCall('countLeads'), staleTime: 0 });
    waitingLeads.set(counts.new + counts.late);
    return counts;
  } catch {
    return undefined;
  }
}
