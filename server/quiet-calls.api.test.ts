import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../contract/durations.ts';
import { QUIET_HEADER } from '../contract/quiet-header.ts';
import { setUpTestApp } from '../test-support/test-app.ts';

const test = setUpTestApp();
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

const START = Date.parse('2026-11-16T06:00:00Z');

/** Asks every ten minutes for fifty minutes, and returns the last status. */
async function askFor(headers: Record<string, string>): Promise<number> {
  vi.setSystemTime(START);
  const { cookie } = await test.logIn();
  let status = 0;
  for (let minutes = 10; minutes <= 50; minutes += 10) {
    vi.setSystemTime(START + minutes * MINUTE_MS);
    const reply = await test.inject({ url: '/api/dashboard', headers: { cookie, ...headers } });
    status = reply.statusCode;
  }
  return status;
}

it('a session goes on while somebody works, and ends although a screen refreshes itself', async () => {
  expect(await askFor({})).toBe(200);
  expect(await askFor({ [QUIET_HEADER]: '1' })).toBe(401);
});
