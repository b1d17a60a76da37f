import { MINUTE_MS } from '../../contract/durations.ts';
import type { Db } from './db.ts';
import type { ShareOf } from './trigrams.ts';
import { trigramsOf } from './trigrams.ts';

const SAMPLED_ENQUIRIES = 1000;
const KEPT_MS = 10 * MINUTE_MS;

interface Sample {
  takenAt: number;
  shares: Promise<ShareOf>;
}

const samples = new WeakMap<Db, Sample>();

/** How common each trigram is, judged by the newest enquiries: the same effort however many there are in all. */
export function trigramShares(db: Db): Promise<ShareOf> {
  const kept = samples.get(db);
  if (kept && performance.now() - kept.takenAt < KEPT_MS) return kept.shares;
  const shares = takeSample(db);
  samples.set(db, { takenAt: performance.now(), shares });
  shares.catch(() => samples.delete(db));
  return shares;
}

async function takeSample(db: Db): Promise<ShareOf> {
  const rows = await db
    .selectFrom('enquiries')
    .select('search_text')
    .orderBy('id', 'desc')
    .limit(SAMPLED_ENQUIRIES)
    .execute();
  const counts = new Map<string, number>();
  for (const { search_text } of rows) {
    for (const trigram of new Set(trigramsOf(search_text))) counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
  }
  // One that is not in the sample may still be somewhere.
  return (trigram) => ((counts.get(trigram) ?? 0) + 0.5) / (rows.length + 1);
}
