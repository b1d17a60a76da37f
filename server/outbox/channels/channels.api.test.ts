import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpOutbox } from '../../../test-support/outbox-store.ts';
import type { OutboxRow } from '../../db/tables.ts';
import type { NewMessage } from '../enqueue.ts';
import { hashOfEndpoint, keepSubscription } from '../push/subscriptions.ts';

const NOON = Date.parse('2026-11-18T06:30:00Z');
const folder = mkdtempSync(path.join(tmpdir(), 'kickstand-channels-'));
const tokenFile = path.join(folder, 'token');
writeFileSync(tokenFile, 'the token\n');

type Handler = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;
let handle: Handler;
let server: Server;
let origin = '';
const asked: { url: string; headers: IncomingMessage['headers']; body: Buffer }[] = [];
const store = setUpOutbox();

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    asked.push({ url: request.url ?? '', headers: request.headers, body });
    handle(request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  store.config = {
    ...store.config,
    messages: {
      push: { subject: 'mailto:office@shop.test' },
      whatsapp: { apiUrl: origin, phoneId: '77', tokenFile, webhookSecretFile: tokenFile },
      sms: { apiUrl: `${origin}/sms`, tokenFile, entityId: '1101', header: 'SHOPKA' },
    },
  };
  const { db } = store.database;
  const live = await db
    .selectFrom('documents')
    .innerJoin('revisions', 'revisions.id', 'live_revision')
    .select(['revisions.id', 'body'])
    .where('kind', '=', 'message')
    .where('key', '=', 'acknowledge')
    .executeTakeFirstOrThrow();
  const body = { ...JSON.parse(live.body), whatsapp: { en: 'ack_en', kn: 'ack_kn' }, sms: { en: '1107' } };
  await db
    .updateTable('revisions')
    .set({ body: JSON.stringify(body) })
    .where('id', '=', live.id)
    .execute();
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const reply =
  (status: number, json: unknown): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(json));
  };
const hangUp: Handler = (request) => request.socket.destroy();

async function sendBy(message: Partial<NewMessage>, handler: Handler): Promise<OutboxRow> {
  handle = handler;
  asked.length = 0;
  const { id } = await store.add({ at: NOON, ...message });
  await store.send(NOON);
  return store.row(id);
}

describe('WhatsApp', () => {
  const by = (handler: Handler) =>
    sendBy({ ways: [{ channel: 'whatsapp', recipient: '9876543210' }], language: 'kn' }, handler);

  it('gets the approved template of the language, its fields in order, and our reference', async () => {
    const row = await by(reply(200, { messages: [{ id: 'wamid.7' }] }));
    expect(row).toMatchObject({ state: 'sent', provider_id: 'wamid.7' });
    expect(asked[0]).toMatchObject({ url: '/77/messages', headers: { authorization: 'Bearer the token' } });
    expect(JSON.parse(String(asked[0]?.body))).toMatchObject({
      to: '919876543210',
      template: {
        name: 'ack_kn',
        language: { code: 'kn' },
        components: [{ parameters: [{ text: 'ABCD2345' }, { text: 'noon' }] }],
      },
      biz_opaque_callback_data: expect.stringMatching(new RegExp(`^${row.id}\\.`)),
    });
  });

  it.each([
    ['too many', 429, { error: { code: 4 } }, 'waiting'],
    ['trouble of its own', 503, {}, 'waiting'],
    ['a token that has ended', 401, { error: { code: 190 } }, 'waiting'],
    ['nobody at this number', 400, { error: { code: 131026 } }, 'dead'],
    ['more than a day since the last word', 400, { error: { code: 131047 } }, 'dead'],
    ['a template that is not approved', 404, { error: { code: 132001 } }, 'dead'],
    ['a success that names nothing', 200, {}, 'unknown'],
  ])('that answers with %s', async (_what, status, json, state) => {
    expect((await by(reply(status, json))).state).toBe(state);
    expect(asked).toHaveLength(1);
  });

  it('that hangs up once it was asked is not asked again', async () => {
    const row = await by(hangUp);
    expect(row.state).toBe('unknown');
    await store.send(NOON + 3_600_000);
    expect(asked).toHaveLength(1);
  });
});

describe('an SMS', () => {
  const by = (handler: Handler) => sendBy({ ways: [{ channel: 'sms', recipient: '9876543210' }] }, handler);

  it('is the registered text with entity, header and template', async () => {
    expect(await by(reply(200, { id: 's7' }))).toMatchObject({ state: 'sent', provider_id: 's7' });
    expect(JSON.parse(String(asked[0]?.body))).toMatchObject({
      to: '919876543210',
      from: 'SHOPKA',
      entityId: '1101',
      templateId: '1107',
      text: expect.stringContaining('ABCD2345'),
    });
  });

  it.each([
    ['429', reply(429, {}), 'waiting'],
    ['500', reply(500, {}), 'waiting'],
    ['a refusal of DLT', reply(400, { message: 'template mismatch' }), 'dead'],
    ['a hung up line', hangUp, 'unknown'],
  ] as const)('to a gateway that answers with %s', async (_what, handler, state) => {
    expect((await by(handler)).state).toBe(state);
  });
});

describe('a notification', () => {
  async function by(handler: Handler): Promise<OutboxRow> {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const endpoint = `${origin}/push/${randomBytes(4).toString('hex')}`;
    const keys = { p256dh: pair.getPublicKey().toString('base64url'), auth: randomBytes(16).toString('base64url') };
    await keepSubscription(store.database.db, 'admin', { endpoint, ...keys }, NOON);
    const ways = [{ channel: 'push', recipient: hashOfEndpoint(endpoint), provider: 'push test' }] as const;
    return sendBy({ purpose: 'lead-alert', ways, params: { model: 'SP125', branch: 'Hubli' }, leadId: 5 }, handler);
  }
  const subscriptions = async () =>
    (await store.database.db.selectFrom('push_subscriptions').select('user_id').execute()).length;

  it('is encrypted, signed, and lives for half an hour', async () => {
    expect((await by(reply(201, {}))).state).toBe('sent');
    expect(asked[0]?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '1800',
      urgency: 'high',
      authorization: expect.stringMatching(/^vapid t=/),
    });
    expect(String(asked[0]?.body)).not.toContain('SP125');
  });

  it.each([404, 410])('to a browser that is gone (%s) is dropped, and the browser forgotten', async (status) => {
    const before = await subscriptions();
    expect((await by(reply(status, {}))).state).toBe('dropped');
    expect(await subscriptions()).toBe(before);
  });

  it.each([429, 500, 503])('comes again after %s', async (status) => {
    expect((await by(reply(status, {}))).state).toBe('waiting');
  });

  it('that is refused for good (403) is dead, and the owners are told', async () => {
    await store.database.db.updateTable('staff').set({ email: 'owner@shop.test' }).execute();
    expect(await by(reply(403, {}))).toMatchObject({ state: 'dead', last_error: expect.stringContaining('403') });
    await store.database.db.updateTable('staff').set({ email: '' }).execute();
    const told = (await store.rows()).filter(({ purpose }) => purpose === 'operator');
    expect(told).toMatchObject([{ params: expect.stringContaining('VAPID_SUBJECT') }]);
  });

  it('comes again when the service hangs up', async () => {
    expect((await by(hangUp)).state).toBe('waiting');
  });
});
