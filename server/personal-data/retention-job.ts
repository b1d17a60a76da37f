import type { FastifyInstance } from 'fastify';
import { DAY_MS, MINUTE_MS } from '../../contract/durations.ts';
import { keepToRetention } from './retention.ts';

interface Times {
  firstAfterMs: number;
  everyMs: number;
  pauseMs?: number;
}

/** A server that has just started has visitors to serve first. */
const TIMES: Times = { firstAfterMs: MINUTE_MS, everyMs: DAY_MS };

/** Once a day, where the setting asks for it. A day that fails, or that a shutdown ends early, is made up for by the next. */
export function keepRetention(app: FastifyInstance, { firstAfterMs, everyMs, ...pace }: Times = TIMES): void {
  const { config, database } = app.context;
  const days = config.enquiryRetentionDays;
  if (days === 0) return;
  const closing = new AbortController();
  const stop = closing.signal;
  let timer: NodeJS.Timeout;
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      const { erased, leftover } = await keepToRetention(database, days, Date.now(), { ...pace, stop });
      if (erased > 0) app.log.info({ erased, days }, 'old enquiries erased');
      if (leftover && !stop.aborted)
        app.log.warn({ reason: leftover }, 'erased enquiries may be in the files of the database until the next run');
    } catch (error) {
      const { code } = error as { code?: string };
      app.log.error({ code, outage: database.engine.outage(error) }, 'old enquiries could not be erased');
    }
    if (!stop.aborted) schedule(everyMs);
  };
  const schedule = (delayMs: number) => {
    timer = setTimeout(() => {
      running = run();
    }, delayMs).unref();
  };
  schedule(firstAfterMs);
  app.addHook('onClose', async () => {
    closing.abort();
    clearTimeout(timer);
    // The database is closed after this.
    await running;
  });
}
