import { setTimeout as delay } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { vacuumEnquiries } from './vacuum-postgres.ts';

const test = setUpTestApp();
/** Around the moment at which a connection comes about. */
const AFTER_MS = [0, 0.5, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 3, 4, 8];

it.runIf(inject('engine') === 'postgres')(
  'ends when it is told to, at whatever moment',
  { timeout: 120_000 },
  async () => {
    for (const afterMs of Array.from({ length: 20 }, () => AFTER_MS).flat()) {
      const stop = new AbortController();
      const isDone = vacuumEnquiries(test.config.databaseUrl ?? '', stop.signal);
      await delay(afterMs);
      stop.abort();
      expect(await Promise.race([isDone, delay(10_000, 'still waiting', { ref: false })])).toEqual(expect.any(Boolean));
    }
  },
);
