import { DAY_MS, MINUTE_MS } from '../../contract/durations.ts';
import { keepToRetention } from '../personal-data/retention.ts';
import type { Job } from './job.ts';

/** Where the setting asks for it. A day that fails, or that a shutdown ends early, is made up for by the next run. */
export const retention = (pauseMs?: number): Job => ({
  name: 'retention',
  title: 'Erases enquiries that are older than the days to keep them',
  isWanted: ({ enquiryRetentionDays }) => enquiryRetentionDays > 0,
  firstDue: (now) => now + MINUTE_MS,
  dueAfter: (at) => at + DAY_MS,
  async run({ config, database, log }, { now, stop, progress }) {
    const pace = { stop, progress, ...(pauseMs !== undefined && { pauseMs }) };
    const { erased, leftover } = await keepToRetention(database, config.enquiryRetentionDays, now, pace);
    if (leftover && !stop.aborted)
      log.warn({ reason: leftover }, 'erased enquiries may be in the files of the database until the next run');
    return `${erased} erased`;
  },
});
