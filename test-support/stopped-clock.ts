import { onTestFinished, vi } from 'vitest';

/** Until the test ends no time passes: whatever is counted by the minute is forgotten when the minute turns. */
export function stopClock(now = Date.now()): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}
