import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../contract/durations.ts';
import type { MailServer } from '../../test-support/mail-server.ts';
import { startMailServer } from '../../test-support/mail-server.ts';
import { ALL_SET_UP, setUpOutbox } from '../../test-support/outbox-store.ts';
import type { Trx } from '../db/db.ts';
import { newStaff } from '../db/staff.ts';
import { acknowledgeEnquiry } from './acknowledge-enquiry.ts';
import { alertOwner, leadOpened } from './alert-owner.ts';
import { keepConsents } from './keep-consents.ts';
import { hashOfEndpoint, keepSubscription } from './push/subscriptions.ts';
import { turnLater } from './turns.ts';
import { openUnsubscribe } from './unsubscribe-link.ts';
import { writeDigests } from './write-digests.ts';

const NOON = Date.parse('2026-11-18T06:30:00Z');
const store = setUpOutbox();
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());

const within = <Result>(act: (trx: Trx) => Promise<Result>) => store.database.db.transaction().execute(act);
const enquiry = {
  id: 7,
  email: 'asha@home.test',
  mobile: '9876543210',
  consent_version: 'answer-kn-0123456789ab',
  is_suspected: 0,
  reference: 'ABCD2345',
  created_at: NOON,
};
const promised = { language: 'kn', callBy: NOON + HOUR_MS } as const;

describe('an acknowledgement', () => {
  it('goes to whoever has agreed to be answered, by the best way there is, and names nobody', async () => {
    expect(await within((trx) => acknowledgeEnquiry(trx, enquiry, promised, NOON))).toBe(true);
    expect(await within((trx) => acknowledgeEnquiry(trx, enquiry, promised, NOON))).toBe(false);
    const [row] = await store.rows();
    expect(row).toMatchObject({ channel: 'whatsapp', recipient: '9876543210', mobile: '9876543210', language: 'kn' });
    expect(JSON.parse(row?.otherwise ?? '')).toEqual([
      { channel: 'email', recipient: 'asha@home.test' },
      { channel: 'sms', recipient: '9876543210' },
    ]);
    expect(JSON.parse(row?.params ?? '')).toEqual({ reference: 'ABCD-2345', callBy: expect.stringContaining('18') });
  });

  it.each([
    ['without a consent', { consent_version: null }],
    ['with a consent for something else', { consent_version: 'notify-en-0123456789ab' }],
    ['that looks like spam', { is_suspected: 1 }],
    ['without a way to anybody', { email: '', mobile: '' }],
  ])('is not written for an enquiry %s', async (_what, change) => {
    expect(await within((trx) => acknowledgeEnquiry(trx, { ...enquiry, ...change }, promised, NOON))).toBe(false);
    expect(await store.rows()).toEqual([]);
  });

  it('as an e-mail is text and HTML in the language of the customer, can be answered, and can be stopped by one click', async () => {
    const before = store.config;
    store.config = { ...before, messages: { email: { ...ALL_SET_UP.email, url: mail.url } as never } };
    await within((trx) => acknowledgeEnquiry(trx, { ...enquiry, mobile: '' }, promised, NOON));
    await store.send(NOON);
    store.config = before;
    expect((await store.rows())[0]).toMatchObject({ state: 'sent', channel: 'email' });
    const [{ text = '', to = '', messageId = '' } = {}] = mail.mails;
    expect(to).toBe('asha@home.test');
    expect(messageId).toMatch(/^<\d+\.[0-9a-f]{16}@shop\.test>$/);
    const unfolded = text.replace(/\r\n[ \t]+/g, ' ');
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(unfolded).toMatch(/^Reply-To: \S+@\S+$/m);
    expect(unfolded).toMatch(/^Auto-Submitted: auto-generated$/m);
    const [, link = ''] = /^List-Unsubscribe: <(\S+)>$/m.exec(unfolded) ?? [];
    const { origin, pathname, searchParams } = new URL(link);
    expect([origin, pathname]).toEqual(['https://shop.test', '/unsubscribe']);
    expect(link).not.toContain('asha');
    expect(await openUnsubscribe(store.database.db, searchParams.get('k') ?? '')).toBe('asha@home.test');
    expect(await openUnsubscribe(store.database.db, `${searchParams.get('k')?.slice(0, -4)}AAAA`)).toBeUndefined();
    const parts = text.split(/--\S+(?:--)?\r\n/).filter((part) => /^Content-Type: text/m.test(part));
    const bodies = parts.map((part) => decodePart(part));
    expect(bodies).toHaveLength(2);
    for (const body of bodies) expect(body).toContain('ABCD-2345');
    expect(bodies[1]).toContain('<html lang="kn">');
  });
});

/** What a part of an e-mail says. */
function decodePart(part: string): string {
  const [head = '', ...body] = part.split('\r\n\r\n');
  const letters = body.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(letters, 'base64').toString();
  const bytes = letters
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

describe('whoever owns a lead', () => {
  const alert = { leadId: 5, userId: 'ravi', model: 'SP125', branch: 'Hubli showroom' };
  const ravi = { ...newStaff('ravi', 'x', 'sales'), email: 'ravi@shop.test' };
  const endpoint = 'https://push.test/1';

  beforeAll(async () => {
    await store.database.db.insertInto('staff').values(ravi).execute();
  });

  it('hears of it in every browser at once, and by e-mail five minutes later', async () => {
    const keys = { p256dh: 'x', auth: 'y' };
    for (const one of [endpoint, 'https://push.test/2'])
      await keepSubscription(store.database.db, 'ravi', { endpoint: one, ...keys }, NOON);
    await within((trx) => alertOwner(trx, alert, NOON));
    await within((trx) => alertOwner(trx, alert, NOON));
    const rows = await store.rows();
    expect(rows.map(({ channel, not_before }) => [channel, not_before - NOON])).toEqual([
      ['push', 0],
      ['push', 0],
      ['email', 5 * MINUTE_MS],
    ]);
    expect(rows[0]).toMatchObject({ recipient: hashOfEndpoint(endpoint), provider: 'push push.test', lead_id: 5 });
    expect(rows[0]?.expires_at).toBe(NOON + 30 * MINUTE_MS);
    await within((trx) => leadOpened(trx, 5, NOON));
    expect((await store.rows()).map(({ state }) => state)).toEqual(['dropped', 'dropped', 'dropped']);
  });

  it('is told nothing of the customer, whatever stands where the model should', async () => {
    await within((trx) => alertOwner(trx, { ...alert, model: 'Asha 98765 43210 asha@home.test' }, NOON));
    const [row] = await store.rows();
    expect(row?.params).not.toMatch(/43210|home\.test/);
  });

  it('and has left is not written to any more', async () => {
    const { db } = store.database;
    await within((trx) => alertOwner(trx, alert, NOON));
    await db.updateTable('staff').set({ is_active: 0 }).where('user_id', '=', 'ravi').execute();
    await store.send(NOON + HOUR_MS, async () => ({ is: 'sent' }));
    await db.updateTable('staff').set({ is_active: 1 }).where('user_id', '=', 'ravi').execute();
    expect((await store.rows()).map(({ state }) => state)).toEqual(['dropped']);
  });

  it('gets one digest a day, if there is anything to do', async () => {
    const people = [
      { userId: 'ravi', overdue: 1, due: 2, fresh: 0 },
      { userId: 'admin', overdue: 1, due: 0, fresh: 0 },
      { userId: 'nobody', overdue: 1, due: 0, fresh: 0 },
    ];
    expect(await within((trx) => writeDigests(trx, '2026-11-18', people, NOON))).toBe(1);
    expect(await within((trx) => writeDigests(trx, '2026-11-18', people, NOON))).toBe(0);
    const nothing = [{ userId: 'ravi', overdue: 0, due: 0, fresh: 0 }];
    expect(await within((trx) => writeDigests(trx, '2026-11-19', nothing, NOON))).toBe(0);
    expect(await store.rows()).toMatchObject([{ recipient: 'ravi@shop.test', purpose: 'digest' }]);
  });
});

describe('a number', () => {
  const turn = (id: number, now: number) =>
    within((trx) => turnLater(trx, { id, mobile: '9876543210', recipient: 'x' }, now));

  it('is written to once an hour, whoever tries at the same moment', async () => {
    const turns = await Promise.all([1, 2, 3, 4].map((id) => turn(id, NOON)));
    expect(turns.filter((later) => later === undefined)).toHaveLength(1);
    expect(turns.filter((later) => later === NOON + HOUR_MS)).toHaveLength(3);
    const first = turns.indexOf(undefined) + 1;
    expect(await turn(first, NOON + MINUTE_MS), 'the same message may try again').toBeUndefined();
    expect(await turn(9, NOON + MINUTE_MS + HOUR_MS)).toBeUndefined();
  });

  it('is not written to at night', async () => {
    const midnight = NOON + 12 * HOUR_MS;
    expect(await turn(1, midnight)).toBe(midnight + 9 * HOUR_MS);
  });

  it('has agreed to news through what was ticked, until it says stop', async () => {
    const optIn = {
      id: 3,
      mobile: '9876543210',
      details: '{"notifications":{"sms":true,"whatsapp":true,"email":false}}',
      consent_version: 'notify-en-0123456789ab',
      created_at: NOON,
      is_suspected: 0,
    };
    await within((trx) => keepConsents(trx, { ...optIn, consent_version: 'answer-en-0123456789ab' }));
    const consents = () =>
      store.database.db.selectFrom('contact_consents').select('channel').orderBy('channel').execute();
    expect(await consents()).toEqual([]);
    await within((trx) => keepConsents(trx, optIn));
    await within((trx) => keepConsents(trx, optIn));
    expect(await consents()).toEqual([{ channel: 'sms' }, { channel: 'whatsapp' }]);
  });
});
