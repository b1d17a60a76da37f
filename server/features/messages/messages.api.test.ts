import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../contract/durations.ts';
import { ALL_SET_UP } from '../../../test-support/outbox-store.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import type { OutboxRow } from '../../db/tables.ts';
import { callbackReference } from '../../outbox/callback-reference.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { unsubscribeLink } from '../../outbox/unsubscribe-link.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kickstand-messages-'));
const secretFile = path.join(folder, 'secret');
writeFileSync(secretFile, 'app secret\n');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { email, push, whatsapp, sms } = ALL_SET_UP as Required<typeof ALL_SET_UP>;
const messages = {
  email,
  push,
  whatsapp: { ...whatsapp, webhookSecretFile: secretFile },
  sms: { ...sms, tokenFile: secretFile },
};
const test = setUpTestApp({ messages, publicUrl: 'http://localhost:80' });
/** Nobody sends what is due so late. */
const LATER = Date.now() + 20 * DAY_MS;
let count = 0;

beforeEach(async () => {
  for (const table of ['outbox', 'unsubscribes', 'provider_events', 'audit'] as const)
    await test.database.db.deleteFrom(table).execute();
});

async function add(change: Partial<OutboxRow> = {}): Promise<OutboxRow> {
  const { db } = test.database;
  count += 1;
  const ways = [{ channel: 'whatsapp', recipient: '9876543210' }] as const;
  const message = { purpose: 'acknowledge', subject: `thing ${count}`, ways, notBefore: LATER } as const;
  await db.transaction().execute((trx) => enqueue(trx, message));
  const { id } = await db.selectFrom('outbox').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  if (Object.keys(change).length > 0) await db.updateTable('outbox').set(change).where('id', '=', id).execute();
  return read(id);
}
const read = (id: number) =>
  test.database.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('the list of messages', () => {
  it('has those of a state with why, without telling anybody whom they are for, page by page', async () => {
    const staff = await test.logIn();
    for (let n = 0; n < 26; n += 1) await add({ state: 'dead', last_error: 'code 131026', settled_at: 5 });
    await add({ state: 'unknown' });
    const list = async (body: object) => (await staff('POST', '/api/messages/list', body)).json();
    const first = await list({ state: 'dead' });
    expect(first.messages).toHaveLength(25);
    expect(first.messages[0]).toMatchObject({
      why: 'code 131026',
      purpose: 'Acknowledgement',
      recipient: '********10',
    });
    expect(JSON.stringify(first)).not.toContain('9876543210');
    expect((await list({ state: 'dead', before: first.next })).messages).toHaveLength(1);
    expect((await list({ state: 'unknown' })).messages).toHaveLength(1);
    expect((await staff('GET', '/api/messages/counts')).json()).toMatchObject({
      dead: 26,
      unknown: 1,
      waiting: 0,
      held: 0,
    });
  });

  it('counts since when something waits, whatever back-off it is in', async () => {
    const staff = await test.logIn();
    const since = async () => (await staff('GET', '/api/messages/counts')).json().waitingSince;
    await add();
    expect(await since(), 'planned for later is not waiting').toBeNull();
    const { created_at } = await add({ attempts: 3 });
    expect(await since()).toBe(created_at);
  });
});

describe('send again', () => {
  it('makes a dead message due once more, and the history says who did it and not to whom', async () => {
    const staff = await test.logIn();
    const { id } = await add({ state: 'dead', attempts: 7, last_error: 'x', settled_at: 1, channel: 'email' });
    // As nobody sends it in this test: it is set up to go through a mail server that is not there.
    const reply = await staff('POST', `/api/messages/${id}/again`, { state: 'dead' });
    expect(reply.json()).toEqual({ message: 'It is sent again.' });
    expect(['waiting', 'sending']).toContain((await read(id)).state);
    const entries = await test.database.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'message.again')
      .execute();
    expect(entries).toMatchObject([{ user_id: 'admin', subject: `message ${id}` }]);
    expect(JSON.stringify(entries)).not.toContain('9876543210');
  });

  it('is refused where somebody else was faster, and changes nothing', async () => {
    const staff = await test.logIn();
    const { id } = await add({ state: 'sent' });
    const reply = await staff('POST', `/api/messages/${id}/again`, { state: 'dead' });
    expect([reply.statusCode, reply.json().current]).toEqual([409, { state: 'sent' }]);
    expect((await read(id)).state).toBe('sent');
    expect((await staff('POST', '/api/messages/999999/again', { state: 'dead' })).statusCode).toBe(404);
    expect((await staff('POST', `/api/messages/${id}/again`, { state: 'sent' })).statusCode).toBe(400);
  });

  it('of an unknown one waits a quarter of an hour for the provider', async () => {
    const staff = await test.logIn();
    const { id } = await add({ state: 'unknown', settled_at: Date.now() - 14 * MINUTE_MS });
    const again = () => staff('POST', `/api/messages/${id}/again`, { state: 'unknown' });
    expect((await again()).statusCode).toBe(409);
    await test.database.db
      .updateTable('outbox')
      .set({ settled_at: Date.now() - 16 * MINUTE_MS })
      .execute();
    expect((await again()).statusCode).toBe(200);
  });

  it('or off the list: two who decide at once, one succeeds', async () => {
    const staff = await test.logIn();
    const { id } = await add({ state: 'held' });
    const both = await Promise.all([1, 2].map(() => staff('POST', `/api/messages/${id}/drop`, { state: 'held' })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await read(id)).state).toBe('dropped');
  });
});

describe('channels', () => {
  it('tell whether they are set up, and a test goes to whoever asks', async () => {
    const staff = await test.logIn();
    const names = (await staff('GET', '/api/messages/channels')).json();
    expect(names.map(({ name, isSetUp }: { name: string; isSetUp: boolean }) => [name, isSetUp])).toEqual([
      ['email', true],
      ['push', true],
      ['whatsapp', true],
      ['sms', true],
    ]);
    expect(names[2].webhook).toEqual({ address: 'http://localhost:80/webhooks/whatsapp', word: expect.any(String) });
    const without = await staff('POST', '/api/messages/channels/email/test');
    expect([without.statusCode, without.json().error]).toEqual([
      409,
      'Your profile has no e-mail address. Please add it, and try again.',
    ]);
    expect((await staff('POST', '/api/messages/channels/push/test')).statusCode).toBe(409);
    await test.database.db.updateTable('staff').set({ email: 'me@shop.test' }).execute();
    expect((await staff('POST', '/api/messages/channels/email/test')).statusCode).toBe(200);
    await test.database.db.updateTable('staff').set({ email: '' }).execute();
    const row = await test.database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ purpose: 'test', recipient: 'me@shop.test' });
  });

  it('of push are known by a key, and a browser that names another machine is refused', async () => {
    const staff = await test.logIn();
    const { publicKey } = (await staff('GET', '/api/push')).json();
    expect((await staff('GET', '/api/push')).json().publicKey).toBe(publicKey);
    const keys = { p256dh: publicKey, auth: 'A'.repeat(22) };
    const subscribe = async (endpoint: string, given = keys) =>
      (await staff('POST', '/api/push/subscribe', { endpoint, keys: given })).statusCode;
    for (const endpoint of [
      'https://169.254.169.254/x',
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://fcm.googleapis.com:8443/x',
      'x',
    ])
      expect(await subscribe(endpoint), endpoint).toBe(400);
    const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
    expect(await subscribe(endpoint, { ...keys, p256dh: 'B'.repeat(87) })).toBe(400);
    expect([await subscribe(endpoint), await subscribe(endpoint)]).toEqual([200, 200]);
    const stored = () => test.database.db.selectFrom('push_subscriptions').select('user_id').execute();
    expect(await stored()).toEqual([{ user_id: 'admin' }]);
    expect((await staff('POST', '/api/push/unsubscribe', { endpoint })).statusCode).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it('show what a message would say, as it is drafted', async () => {
    const staff = await test.logIn();
    const preview = (await staff('POST', '/api/messages/preview', { template: 'acknowledge', language: 'kn' })).json();
    expect(preview.subject).toContain('K7M2-QX4P');
    expect(preview.paragraphs.join(' ')).not.toMatch(/[{}]/);
  });
});

describe('a template', () => {
  const change = async (text: object) => {
    const staff = await test.logIn();
    const document = (await staff('GET', '/api/documents/message/acknowledge')).json();
    const { id: base } = document.draft ?? document.live;
    const saved = await staff('PATCH', '/api/documents/message/acknowledge', {
      base,
      body: { ...document.body, ...text },
    });
    const published = await staff('POST', '/api/documents/message/acknowledge/publish', {
      revision: saved.json().draft.id,
    });
    return published;
  };

  it('that names a field which there is not, or lacks one, in any language, is not published', async () => {
    const unknown = await change({ subject: { en: 'Hello {name}' } });
    expect([unknown.statusCode, Object.keys(unknown.json().fields ?? {})]).toEqual([400, ['subject.en']]);
    const en = 'Reference {reference}, we call by {callBy}.';
    const text = [{ en, kn: { text: 'ಉಲ್ಲೇಖ {reference}', of: en } }];
    const missing = await change({ subject: { en: 'Hello' }, text });
    expect([missing.statusCode, missing.json().fields]).toEqual([400, { text: 'must say {callBy}, in ಕನ್ನಡ too' }]);
    expect((await change({ text: [{ en }] })).statusCode).toBe(200);
  });
});

describe('what WhatsApp tells', () => {
  const send = (body: unknown, signature?: string) => {
    const payload = JSON.stringify(body);
    const right = `sha256=${createHmac('sha256', 'app secret').update(payload).digest('hex')}`;
    return test.inject({
      method: 'POST',
      url: '/webhooks/whatsapp',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature ?? right },
      payload,
    });
  };
  const value = (inner: object) => ({ entry: [{ changes: [{ value: inner }] }] });
  const status = (row: OutboxRow, name: string, more: object = {}) =>
    value({ statuses: [{ id: 'wamid.1', status: name, biz_opaque_callback_data: callbackReference(row), ...more }] });

  it('is believed only with the right signature over the very bytes', async () => {
    const row = await add({ state: 'unknown' });
    for (const wrong of ['', 'sha256=00', `sha256=${'0'.repeat(64)}`])
      expect((await send(status(row, 'delivered'), wrong)).statusCode).toBe(401);
    expect((await read(row.id)).state).toBe('unknown');
    const payload = '{"entry": [],  "x": "\\u0041"}';
    const signature = `sha256=${createHmac('sha256', 'app secret').update(payload).digest('hex')}`;
    const url = '/webhooks/whatsapp';
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
    expect((await test.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
    expect((await test.inject({ method: 'POST', url, headers, payload: payload.replace('  ', ' ') })).statusCode).toBe(
      401,
    );
  });

  it('settles what was unknown, in whatever order and however often it is told', async () => {
    const row = await add({ state: 'unknown' });
    await send(status(row, 'delivered'));
    await send(status(row, 'sent'));
    await send(status(row, 'delivered'));
    expect(await read(row.id)).toMatchObject({ state: 'delivered', provider_id: 'wamid.1' });
    await send(status(row, 'failed', { errors: [{ code: 131026, title: 'Undeliverable' }] }));
    expect((await read(row.id)).state).toBe('delivered');
  });

  it('makes dead what could not be delivered, or has it go another way', async () => {
    const dead = await add({ state: 'sent', provider_id: 'wamid.1' });
    await send(status(dead, 'failed', { errors: [{ code: 131047, title: 'More than 24 hours' }] }));
    expect(await read(dead.id)).toMatchObject({
      state: 'dead',
      last_error: 'WhatsApp says: code 131047, More than 24 hours',
    });
    const otherwise = JSON.stringify([{ channel: 'email', recipient: 'a@home.test' }]);
    const other = await add({ state: 'sent', otherwise });
    const failed = {
      statuses: [{ id: 'wamid.2', status: 'failed', biz_opaque_callback_data: callbackReference(other), errors: [] }],
    };
    await send(value(failed));
    expect(await read(other.id)).toMatchObject({ channel: 'email', recipient: 'a@home.test' });
  });

  it('of a message that is not ours changes nothing', async () => {
    const row = await add({ state: 'unknown' });
    await send(status({ ...row, dedupe_key: 'another' }, 'delivered'));
    await send(value({ statuses: [{ id: 'wamid.x', status: 'delivered' }, { status: 'nonsense' }, 7] }));
    expect((await send({ entry: 'x' })).statusCode).toBe(200);
    expect((await read(row.id)).state).toBe('unknown');
  });

  it('of somebody who has had enough is kept', async () => {
    await send(
      value({
        messages: [
          { from: '919876543210', text: { body: ' Stop. ' } },
          { from: '919000000001', text: { body: 'Hello' } },
        ],
      }),
    );
    const stops = await test.database.db.selectFrom('unsubscribes').select(['channel', 'recipient']).execute();
    expect(stops).toEqual([{ channel: 'whatsapp', recipient: '9876543210' }]);
  });

  it('begins with a word that only the panel shows', async () => {
    const staff = await test.logIn();
    const { word } = (await staff('GET', '/api/messages/channels')).json()[2].webhook;
    const ask = (token: string) =>
      test.inject(`/webhooks/whatsapp?hub.mode=subscribe&hub.challenge=12345&hub.verify_token=${token}`);
    expect([(await ask(word)).body, (await ask(word)).statusCode]).toEqual(['12345', 200]);
    expect((await ask('guess')).statusCode).toBe(403);
  });
});

it('what an SMS gateway tells is believed with its signature: delivered, and stop', async () => {
  const row = await add({ state: 'unknown', channel: 'sms' });
  const report = { reference: callbackReference(row), id: 's1', status: 'delivered' };
  const payload = JSON.stringify({ reports: [report], replies: [{ from: '+91 98765 43210', text: 'STOP' }] });
  const signature = `sha256=${createHmac('sha256', 'app secret').update(payload).digest('hex')}`;
  const send = (given: string) =>
    test.inject({
      method: 'POST',
      url: '/webhooks/sms',
      headers: { 'content-type': 'application/json', 'x-signature-256': given },
      payload,
    });
  expect((await send('sha256=1')).statusCode).toBe(401);
  expect((await send(signature)).statusCode).toBe(200);
  expect((await read(row.id)).state).toBe('delivered');
  expect(await test.database.db.selectFrom('unsubscribes').select('recipient').execute()).toEqual([
    { recipient: '9876543210' },
  ]);
});

describe('unsubscribing', () => {
  const stops = () => test.database.db.selectFrom('unsubscribes').select(['channel', 'recipient', 'source']).execute();
  const link = async () => await unsubscribeLink(test.database.db, '', 'asha@home.test', 'kn');

  it('takes a button: opening the link changes nothing', async () => {
    const url = await link();
    const page = await test.inject(url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="kn">');
    expect(page.body).not.toContain('asha');
    expect(await stops()).toEqual([]);
    const [, action = ''] = /action="([^"]+)"/.exec(page.body) ?? [];
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const done = await test.inject({ method: 'POST', url: action.replace('&amp;', '&'), headers: form, payload: '' });
    expect(done.statusCode).toBe(200);
    expect(await stops()).toEqual([{ channel: 'email', recipient: 'asha@home.test', source: 'link' }]);
  });

  it('is one call for a mail program, from anywhere, and can be made twice', async () => {
    const call = {
      method: 'POST',
      url: await link(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      payload: 'List-Unsubscribe=One-Click',
    } as const;
    expect([(await test.inject(call)).statusCode, (await test.inject(call)).statusCode]).toEqual([200, 200]);
    expect(await stops()).toHaveLength(1);
  });

  it('with a link that was never ours says so', async () => {
    for (const k of ['', 'x', 'A'.repeat(80), '%00'])
      expect((await test.inject(`/unsubscribe?k=${k}`)).statusCode, k).toBe(404);
    expect((await test.inject({ method: 'POST', url: '/unsubscribe?k=AAAA' })).statusCode).toBe(404);
    expect(await stops()).toEqual([]);
  });
});
