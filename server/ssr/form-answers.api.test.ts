import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messages } from '../../contract/messages.ts';
import siteContent from '../../test-support/dealership/content/site.json' with { type: 'json' };
import { setUpTestApp } from '../../test-support/test-app.ts';
import { BUILD_FOLDER } from './built-front-end.ts';
import { servePages } from './serve-pages.ts';

/** `npm test` builds first; without a build only these tests are left out. */
describe.skipIf(!existsSync(BUILD_FOLDER))('a form sent without JavaScript', () => {
  const test = setUpTestApp({}, servePages);
  const send = (pairs: Record<string, string>, accept = 'text/html,*/*;q=0.8') =>
    test.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
      payload: new URLSearchParams(pairs).toString(),
    });
  const contact = { name: 'Asha', email: 'asha@example.com', contact: '9876543210', reason: 'Support', message: 'Hi' };

  it.each([
    ['stored', contact, 201, [messages.contact.success]],
    [
      'refused',
      { ...contact, name: '', email: 'asha' },
      400,
      ['Name is required.', 'Email must be a valid e-mail address.'],
    ],
  ])('and %s is answered with a page of the site', async (_what, pairs, status, sentences) => {
    const page = await send(pairs);
    expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    for (const sentence of sentences) expect(page.body).toContain(sentence);
    expect(page.body).toContain(`tel:+91${siteContent.salesPhone}`);
    expect(page.body).toContain('<link rel="stylesheet"');
    expect(page.body).not.toContain('<script');
  });

  it('is answered with data where that is asked for', async () =>
    expect((await send(contact, 'application/json')).json()).toEqual({ message: messages.contact.success }));
});
