import { kolkataDate } from '../contract/kolkata-time.ts';

/** Counts of today are worth nothing when midnight passes while they are compared: then all of it is done once more. */
export async function withinOneDay(run: (today: string) => Promise<void>, now = Date.now): Promise<void> {
  const today = kolkataDate(now());
  const isOver = () => kolkataDate(now()) !== today;
  try {
    await run(today);
  } catch (error) {
    if (!isOver()) throw error;
  }
  if (isOver()) await withinOneDay(run, now);
}
