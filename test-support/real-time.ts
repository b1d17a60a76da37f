import { afterAll, vi } from 'vitest';

/** Files share one world: a clock that a failed test left standing would make the tests of the next file fail too. */
afterAll(() => {
  vi.useRealTimers();
});
