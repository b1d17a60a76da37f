import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../contract/kolkata-time.ts';
import { keepToRetention } from './retention.ts';

/** A server that has just started has visitors to serve first. */
const TIMES = { firstAfterMs: 60_000, everyMs: DAY_MS };

/** Once a day, where the setting asks for it. A day that fails is made up for by the next. */
export function keepRetention(app: FastifyInstance, times: typeof TIMES = TIMES): void {
  const { config, database } = app.context;
  const days = config.enquiryRetentionDays;
  if (days === 0) return;
  let timer: NodeJS.Timeout;
  let isClosed = false;
  const run = async () => {
    try {
      const { erased, isForgotten } = await keepToRetention(database, days, Date.now());
      if (erased > 0) app.log.info({ erased, days }, 'old enquiries erased');
      if (!isForgotten) app.log.warn('erased enquiries may be in the files of the database until the next run');
    } catch (error) {
      const { code } = error as { code?: string };
      app.log.error({ code, outage: database.engine.outage(error) }, 'old enquiries could not be erased');
    }
    if (!isClosed) schedule(times.everyMs);
  };
  const schedule = (delayMs: number) => {
    timer = setTimeout(() => void run(), delayMs).unref();
  };
  schedule(times.firstAfterMs);
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
  });
}
