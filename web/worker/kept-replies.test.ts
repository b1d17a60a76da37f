import { expect, it } from 'vitest';
import { isForKeeping } from './kept-replies.ts';

const reply = (status: number, cacheControl?: string) => ({
  status,
  headers: new Headers(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
});

it('keeps what may be kept, and never what says that it is not to be stored', () => {
  for (const said of [undefined, 'no-cache', 'public, max-age=3600', 'max-age=0, must-revalidate']) {
    expect(isForKeeping(reply(200, said)), said).toBe(true);
  }
  for (const said of ['no-store', 'No-Store', 'private, no-store', 'no-store, max-age=0', 'no-cache,no-store']) {
    expect(isForKeeping(reply(200, said)), said).toBe(false);
  }
  for (const status of [206, 304, 404, 429, 500]) expect(isForKeeping(reply(status)), String(status)).toBe(false);
});
