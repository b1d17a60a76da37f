import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
});

const contact = {
  name: 'Asha',
  email: 'asha@example.com',
  contact: '9876543210',
  reason: 'Inquiry',
  message: 'Hello',
};
const offer = { name: 'Asha', email: 'asha@example.com', contact: '9876543210', agree: true };

const newestRow = async (report: string) => (await staff('POST', report, { page: 1, limit: 1 })).json().data[0];

describe('every form', () => {
  it('keeps any script, quote and sign as it was typed', async () => {
    const message = `ರವಿ रवि 🏍️ "quoted" O'Brien \\ % _ <script>alert(1)</script> =1+1 {"a":[]}\nsecond line`;
    await test.call('POST', '/contact', { ...contact, name: 'ಆಶಾ ಪಾಟೀಲ', message });
    expect(await newestRow('/api/contactReports')).toMatchObject({ name: 'ಆಶಾ ಪಾಟೀಲ', message });
  });

  it('stores each of many that arrive at once, once', async () => {
    const before = (await staff('POST', '/api/offerReports', {})).json().totalRecords;
    const sent = Array.from({ length: 150 }, (_, index) => `Visitor ${index}`);
    const replies = await Promise.all(sent.map((name) => test.call('POST', '/offer', { ...offer, name })));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const { data, totalRecords } = (await staff('POST', '/api/offerReports', { limit: 150 })).json();
    expect(totalRecords).toBe(before + 150);
    expect(data.map(({ name }: { name: string }) => name).sort()).toEqual(sent.sort());
  });

  it('refuses a body over 100 kB, one that is no JSON, and one of another type', async () => {
    const send = (payload: string, type: string) =>
      test.inject({ method: 'POST', url: '/contact', headers: { 'content-type': type }, payload });
    const huge = await send(JSON.stringify({ ...contact, extra: 'x'.repeat(101 * 1024) }), 'application/json');
    const broken = await send('{"name": "Asha"', 'application/json');
    const plain = await send('name=Asha&message=Hello', 'text/plain');
    expect([huge, broken, plain].map(({ statusCode }) => statusCode)).toEqual([413, 400, 415]);
    for (const reply of [huge, broken, plain]) expect(reply.json().error).toBe(reply.json().message);
  });

  it('takes a body of nearly 100 kB', async () => {
    const reply = await test.call('POST', '/contact', { ...contact, extra: 'x'.repeat(98 * 1024) });
    expect(reply.statusCode).toBe(201);
  });
});
