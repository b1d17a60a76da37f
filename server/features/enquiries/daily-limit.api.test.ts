import { afterEach, expect, it, vi } from 'vitest';
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
