import { sql } from 'kysely';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { contactEnquiry } from '../../../contract/enquiries/contact.ts';
import { messages } from '../../../contract/messages.ts';
import { jsonCall, setUpTestApp } from '../../../test-support/test-app.ts';
import { toRow } from './to-row.ts';

const test = setUpTestApp({ enquiriesPerDay: 3 });
const contact = { name: 'Asha', email: 'a@example.com', contact: '9876543210', reason: 'Inquiry', message: 'Hello' };
const send = (remoteAddress: string, language = 'en') =>
  test.inject({ ...jsonCall('POST', '/contact', contact, { 'accept-language': language }), remoteAddress });

afterEach(() => void vi.useRealTimers());

it('one address stores so many enquiries in a day in India, and is told in its language; others go on', async () => {
  // A minute before midnight in Asia/Kolkata.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-16T18:29:00Z') });
  for (let n = 0; n < 3; n += 1) expect((await send('203.0.113.5')).statusCode).toBe(201);
  const refused = await send('203.0.113.5');
  expect([refused.statusCode, refused.json().message]).toEqual([429, messages.request.tooManyEnquiriesToday]);
  expect(Number(refused.headers['retry-after'])).toBe(60);
  expect((await send('203.0.113.6')).statusCode).toBe(201);
  vi.setSystemTime(Date.parse('2026-11-16T18:30:00Z'));
  expect((await send('203.0.113.5')).statusCode).toBe(201);
});

it('a long message takes room for its beginning alone in what searches look through', () => {
  const letters = Array.from({ length: 2000 }, (_, n) => String.fromCharCode(0x4e00 + n)).join('');
  const { search_text, message } = toRow(contactEnquiry, { ...contact, message: letters }, 0);
  expect(message).toBe(letters);
  expect(search_text.length).toBeLessThan(600);
  expect(search_text).toContain(letters.slice(0, 500));
});

it('the longest messages in the worst of scripts take so much each that the 500 of a day stay below 8 or 20 MB', async () => {
  const { question, most } = {
    sqlite: { question: sql<{ bytes: number }>`select sum(pgsize) as bytes from dbstat`, most: 16_000 },
    postgres: { question: sql<{ bytes: number }>`select pg_total_relation_size('enquiries') as bytes`, most: 40_000 },
  }[inject('engine')];
  const size = async () => Number((await question.execute(test.database.db)).rows[0]?.bytes);
  const before = await size();
  for (let n = 0; n < 200; n += 1) {
    const letters = Array.from({ length: 2000 }, (_, at) =>
      String.fromCharCode(0x4e00 + ((n * 37 + at * (n + 13)) % 20_000)),
    );
    const payload = { ...contact, message: letters.join('') };
    const reply = await test.inject({ ...jsonCall('POST', '/contact', payload), remoteAddress: `203.0.113.${n + 10}` });
    expect(reply.statusCode).toBe(201);
  }
  expect(((await size()) - before) / 200).toBeLessThan(most);
});
