import { beforeAll, describe, expect, it } from 'vitest';
import { enquiries } from '../../../contract/enquiries/index.ts';
import { reports } from '../../../contract/reports/index.ts';
import { endpoints } from '../../../contract/schemas/endpoints.ts';
import { sampleBody } from '../../../test-support/sample-calls.ts';
import { snapshot } from '../../../test-support/snapshot.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
});

const TYPE = 'application/x-www-form-urlencoded';
type Pairs = string | Record<string, string> | [string, string][];
const post = (url: string, pairs: Pairs, headers: Record<string, string> = {}) =>
  test.inject({
    method: 'POST',
    url,
    headers: { 'content-type': TYPE, ...headers },
    payload: typeof pairs === 'string' ? pairs : new URLSearchParams(pairs).toString(),
  });

const contact = { name: 'Asha', email: 'asha@example.com', contact: '9876543210', reason: 'Support', message: 'Hi' };
const offer = { name: 'Asha', email: 'asha@example.com', contact: '9876543210', agree: 'on' };
const optIn = { registration: 'KA25AB1234', name: 'Asha', mobile: '9876543210' };
const rowsOf = async (report: string) => (await staff('POST', report, { limit: 1000 })).json();
const newestRow = async (report: string) => (await rowsOf(report)).data[0];

/** What a browser makes of the same entries. */
function asForm(payload: Record<string, unknown>): [string, string][] {
  return Object.entries(payload).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'boolean') return value ? [[name, 'on']] : [];
    if (typeof value !== 'object') return [[name, String(value)]];
    return Object.entries(value ?? {}).flatMap(([key, isOn]) => (isOn ? [[`${name}.${key}`, 'on'] as const] : [])) as [
      string,
      string,
    ][];
  });
}

describe('a plain form', () => {
  it.each(enquiries)('to $path stores what the JSON call would', async ({ kind, path, texts }) => {
    const report = reports.find(({ enquiry }) => enquiry.kind === kind)?.path ?? '';
    const payload = sampleBody(`submit:${kind}`, {} as never) as Record<string, unknown>;
    await test.call('POST', path, payload);
    const byJson = await newestRow(report);
    const reply = await post(path, asForm(payload));
    expect([reply.statusCode, reply.json()]).toEqual([201, { message: texts.success }]);
    const { id, created_date, created_time, ...row } = await newestRow(report);
    expect(id).toBeGreaterThan(byJson.id);
    expect(byJson).toMatchObject(row);
  });

  it('is refused by the same rules, field by field', async () => {
    const before = await snapshot(test.database.db);
    const reply = await post('/contact', {
      ...contact,
      email: 'asha',
      contact: '123',
      reason: 'Complaint',
      message: '',
    });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields).sort()).toEqual(['contact', 'email', 'message', 'reason']);
    expect(Object.keys((await post('/contact', '')).json().fields)).toHaveLength(5);
    expect((await post('/amc', { name: 'Asha' })).json().message).toBe('All fields are required except message.');
    expect((await post('/api/joyClub', 'unknown=x')).statusCode).toBe(400);
    expect(await snapshot(test.database.db)).toEqual(before);
  });

  it('keeps any script and sign, and line breaks as the JSON call does', async () => {
    const message = `ರವಿ रवि 🏍️ "quoted" O'Brien \\ % _ + & = <script>alert(1)</script>\nsecond line`;
    await post('/contact', { ...contact, name: 'ಆಶಾ ಪಾಟೀಲ', message: message.replace('\n', '\r\n') });
    expect(await newestRow('/api/contactReports')).toMatchObject({ name: 'ಆಶಾ ಪಾಟೀಲ', message });
  });

  it('has a box ticked, or not', async () => {
    expect((await post('/offer', offer)).statusCode).toBe(201);
    for (const agree of ['', 'off', 'false']) {
      expect((await post('/offer', { ...offer, agree })).json().message).toBe(
        'Please agree to the terms and conditions.',
      );
    }
    expect((await post('/offer', { ...offer, agree: 'perhaps' })).json().fields).toHaveProperty('agree');
    expect((await post('/finance', { model: 'SP125' })).statusCode).toBe(201);
  });

  it.each([
    ['notifications.rcs=on&notifications.whatsapp=on', 'RCS, WhatsApp'],
    ['notifications=sms&notifications=email', 'SMS, Email'],
    ['notifications=all', 'RCS, SMS, OBD, Email, WhatsApp'],
    ['notifications.all=on', 'RCS, SMS, OBD, Email, WhatsApp'],
    ['notifications=obd&notifications.sms=on&notifications.rcs=', 'SMS, OBD'],
    ['notifications.fax=on', ''],
    ['', ''],
  ])('has the channels of %j', async (pairs, channels) => {
    const reply = await post('/opt-in', `${new URLSearchParams(optIn)}&${pairs}`);
    expect(reply.statusCode).toBe(201);
    expect(await newestRow('/api/optInReports')).toMatchObject({ channels });
  });

  it.each(['notifications=fax', 'notifications=__proto__', 'notifications.rcs=perhaps'])(
    'has no channel %s',
    async (pairs) => {
      const reply = await post('/opt-in', `${new URLSearchParams(optIn)}&${pairs}`);
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['notifications']]);
    },
  );

  it('says each thing once, or is asked which of the two is meant', async () => {
    const twice = await post('/contact', [...Object.entries(contact), ['name', 'Meera']]);
    expect([twice.statusCode, twice.json().fields]).toEqual([400, { name: 'Name was given more than once.' }]);
    const onceEmpty = await post('/contact', [['name', ''], ...Object.entries(contact)]);
    expect(onceEmpty.statusCode).toBe(201);
  });

  it.each([
    ['broken', 'name=%zz', 400],
    ['that reaches for the prototype', '__proto__=x&name=Asha', 400],
    ['of bytes that are no text', 'name=%ff%fe', 400],
    ['over 100 kB', `name=${'x'.repeat(101 * 1024)}`, 413],
    ['that is JSON', JSON.stringify(contact), 415],
  ])('%s is refused with a sentence', async (_what, payload, statusCode) => {
    const before = await snapshot(test.database.db);
    for (const { path } of enquiries) {
      const reply = await post(path, payload);
      expect([path, reply.statusCode]).toEqual([path, statusCode]);
      expect(reply.json().error).toBe(reply.json().message);
    }
    expect(await snapshot(test.database.db)).toEqual(before);
  });

  it('with NUL in a field is refused in that field', async () => {
    const reply = await post('/contact', { ...contact, name: 'a\0b' });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['name']]);
  });

  it('is understood by the forms alone', async () => {
    const { cookie } = staff;
    const others = Object.entries(endpoints).filter(([name, { body }]) => body && !name.startsWith('submit:'));
    for (const [name, { method, path }] of others) {
      const url = path.replace(/\{\w+\}/g, '1');
      const headers = { 'content-type': TYPE, cookie };
      const reply = await test.inject({ method, url, headers, payload: 'price=1&userId=admin&password=x' });
      expect([name, reply.statusCode]).toEqual([name, 415]);
    }
  });
});

describe('the hidden fields of a plain form', () => {
  it('store one with a key once', async () => {
    const before = (await rowsOf('/api/contactReports')).totalRecords;
    for (let n = 0; n < 3; n += 1) {
      const reply = await post('/contact', { ...contact, _key: 'a-plain-key' });
      expect([reply.statusCode, reply.json().message]).toEqual([201, 'Contact request submitted successfully!']);
    }
    const headers = { 'idempotency-key': 'a-plain-key', 'content-type': 'application/json' };
    await test.inject({ method: 'POST', url: '/contact', headers, payload: JSON.stringify(contact) });
    expect((await rowsOf('/api/contactReports')).totalRecords).toBe(before + 1);
  });

  it('mean nothing when they are empty', async () => {
    const before = (await rowsOf('/api/contactReports')).totalRecords;
    for (let n = 0; n < 2; n += 1) await post('/contact', { ...contact, _key: '', website: '', _back: '' });
    const { totalRecords, data } = await rowsOf('/api/contactReports');
    expect(totalRecords).toBe(before + 2);
    expect(data[0]).not.toHaveProperty('suspected');
  });

  it('refuse what is no key', async () => {
    for (const pairs of ['_key=short', '_key=with+space+in+it', '_key=first-key&_key=second-key']) {
      const reply = await post('/contact', `${new URLSearchParams(contact)}&${pairs}`);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().message).toMatch(/8 to 64/);
    }
  });

  it('mark what programs fill in', async () => {
    expect((await post('/contact', { ...contact, website: 'https://spam.example' })).statusCode).toBe(201);
    expect(await newestRow('/api/contactReports')).toHaveProperty('suspected', true);
  });
});
