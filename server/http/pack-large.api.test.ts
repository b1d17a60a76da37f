import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { setUpTestApp } from '../../test-support/test-app.ts';

const test = setUpTestApp();

async function ask(url: string, coding: string) {
  const { cookie } = await test.logIn();
  return test.app.inject({ url, headers: { cookie, 'accept-encoding': coding } });
}

it('a long list is sent compressed to whoever reads that, and says the same', async () => {
  const plain = await ask('/api/manageVariants', 'identity');
  const packed = await ask('/api/manageVariants', 'br, gzip');
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip']);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length));
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plain.json());
  expect(packed.headers.vary).toContain('accept-encoding');
  expect((await ask('/api/manageVariants', 'gzip;q=0')).headers['content-encoding']).toBeUndefined();
});

it('a short reply goes as it is', async () => {
  expect((await ask('/api/me', 'gzip')).headers['content-encoding']).toBeUndefined();
});
