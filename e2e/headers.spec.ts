import { readPolicy } from '../test-support/content-security-policy.ts';
import { expect, test } from './fixtures.ts';
import { pages } from './pages.ts';

const HTML = { accept: 'text/html' };
const PANEL = ['/admin/login', '/admin/dashboard', '/admin/no-such-page'];

/** The files of the site, and the one that stands in the page itself. */
const ONE_OF_ITS_OWN = /^'self' 'sha256-[\w+/=]+'$/;

/** What must hold of the policy of any page, whatever else it allows. */
function expectStrict(header: string | undefined, path: string): void {
  const policy = readPolicy(header);
  expect(Object.fromEntries(policy), path).toMatchObject({
    'default-src': "'none'",
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
  });
  // What is not named falls back to nothing at all.
  expect(policy.has('object-src'), path).toBe(false);
  expect(policy.get('script-src'), path).toMatch(ONE_OF_ITS_OWN);
  expect(policy.get('style-src'), path).toMatch(ONE_OF_ITS_OWN);
}

test('every page has a strict policy and the headers around it @once', async ({ request }) => {
  for (const { path, status = 200 } of pages) {
    const reply = await request.get(path, { headers: HTML });
    expect(reply.status(), path).toBe(status);
    const headers = reply.headers();
    expectStrict(headers['content-security-policy'], path);
    expect(readPolicy(headers['content-security-policy']).get('trusted-types'), path).toBe('kickstand-worker');
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy'], path).toContain('camera=()');
  }
});

test('the panel may start its one worker, and is strict beyond that @once', async ({ request }) => {
  for (const path of PANEL) {
    const headers = (await request.get(path, { headers: HTML })).headers();
    expectStrict(headers['content-security-policy'], path);
    expect(readPolicy(headers['content-security-policy']).get('trusted-types'), path).toBe('kickstand-worker');
  }
});

test('the answer to a plain form is as strict @once', async ({ request }) => {
  const reply = await request.post('/contact', { headers: HTML, form: { name: 'Nobody' } });
  expect(reply.status()).toBe(400);
  expectStrict(reply.headers()['content-security-policy'], '/contact');
});

test('text cannot become a script, neither on the site nor in the panel @once', async ({ page, allowProblems }) => {
  allowProblems([/TrustedHTML|TrustedScript|Trusted Type/]);
  for (const path of ['/', '/admin/login']) {
    await page.goto(path);
    const outcome = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<img src="x">';
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(outcome, path).toBe('TypeError');
  }
});
