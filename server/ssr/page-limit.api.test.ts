import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messages } from '../../contract/messages.ts';
import { someModel } from '../../test-support/demo.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { BUILD_FOLDER } from './built-front-end.ts';
import { servePages } from './serve-pages.ts';

const LIMIT = 5;

describe.skipIf(!existsSync(BUILD_FOLDER))('pages that are not kept', () => {
  const test = setUpTestApp(
    { unusualPagesPerMinute: LIMIT, trustProxy: 1, publicUrl: 'https://www.malaprabha.example' },
    servePages,
  );
  const visit = (url: string, client: string) =>
    test.inject({ url, headers: { accept: 'text/html', 'x-forwarded-for': client } });
  let invented = 0;
  const waste = (client: string) => {
    invented += 1;
    return visit(`/kn/view-details?bike=Nimbus${invented}`, client);
  };
  /** Until it is refused, which the turn of a minute may put off once. */
  const exhaust = async (client: string) => {
    for (let tries = 0; tries <= 2 * LIMIT; tries += 1) {
      const reply = await waste(client);
      if (reply.statusCode !== 404) return reply;
    }
    throw new Error('Nobody refused anything.');
  };

  it('are made so often for one visitor, who is then told when to come back', async () => {
    const { statusCode, headers, body } = await exhaust('198.51.100.1');
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(body).toContain(test.app.context.translations.kn(messages.request.tooManyPages));
    expect(body).toContain('tel:+91');
  });

  it('keep nobody else from anything, nor their visitor from what is kept', async () => {
    await visit('/motorcycle', '198.51.100.2');
    await exhaust('198.51.100.3');
    expect((await visit('/motorcycle', '198.51.100.3')).statusCode).toBe(200);
    expect((await visit('/no/such/page', '198.51.100.3')).statusCode).toBe(404);
    expect((await waste('198.51.100.4')).statusCode).toBe(404);
  });

  it('leave alone what was kept before the content changed', async () => {
    await visit('/scooters', '198.51.100.5');
    const staff = await test.logIn();
    await staff('PATCH', `/api/managePrice/${encodeURIComponent(someModel.bikeName)}`, { price: 99_999 });
    await exhaust('198.51.100.5');
    expect((await visit('/scooters', '198.51.100.5')).statusCode).toBe(200);
  });
});
