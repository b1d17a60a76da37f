import { beforeAll, describe, expect, it } from 'vitest';
import { formatDate } from '../../../contract/display.ts';
import { DAY_MS } from '../../../contract/durations.ts';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import { sampleBody } from '../../../test-support/sample-calls.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
let staff: StaffCall;
const TOMORROW = kolkataDate(Date.now() + DAY_MS);

async function send(kind: string, path: string, values: object): Promise<void> {
  const sample = sampleBody(`submit:${kind}`, {} as never) as object;
  expect((await test.call('POST', path, { ...sample, ...values })).statusCode).toBe(201);
}

const plates = ['KA25EA5449', 'KA 25 EA 5449', 'ka-25-ea-5449', 'Ka25 ea5449', 'KA.25.EA.5449'];

beforeAll(async () => {
  staff = await test.logIn();
  for (const plate of plates) {
    await send('warranty', '/warranty', { name: plate, registrationNumber: plate, contactNumber: '9000000000' });
  }
  await send('warranty', '/warranty', { name: 'Caller', registrationNumber: 'MH01', contactNumber: '9876543210' });
  for (const [name, loanAmount] of [
    ['More', 120_000],
    ['Less', 85_500],
    ['None', ''],
  ])
    await send('finance', '/finance', { name, loanAmount, contact: '9000000001', message: '' });
  const channels = { all: false, rcs: false, sms: false, obd: false, email: false, whatsapp: true };
  await send('optIn', '/opt-in', { name: 'Chats', notifications: channels });
  await send('optIn', '/opt-in', { name: 'Everything', notifications: { ...channels, whatsapp: false, all: true } });
  await send('optIn', '/opt-in', { name: 'Texts', notifications: { ...channels, whatsapp: false, sms: true } });
  await send('service', '/book-service', { name: 'Booked', bookingDate: TOMORROW });
});

async function find(path: string, search: string): Promise<string[]> {
  const reply = await staff('POST', path, { page: 1, limit: 10, search });
  expect(reply.statusCode).toBe(200);
  return reply.json().data.map(({ name }: { name: string }) => name);
}

describe('a search finds', () => {
  it.each(['KA25 EA 5449', 'ka25ea5449', 'KA-25-EA-5449', 'ka 25 ea 5449', 'EA 5449', 'ea5449', 'Ka.25'])(
    'a registration by %j, however its owner typed it',
    async (typed) => expect(await find('/api/ExtendedWarrantyReports', typed)).toEqual(plates.toReversed()),
  );

  it('none of them by a registration that is another', async () => {
    for (const typed of ['KA25 EA 5448', 'KA 52 EA', 'EA 54 94'])
      expect(await find('/api/ExtendedWarrantyReports', typed)).toEqual([]);
  });

  it.each([
    '9876543210',
    '98765 43210',
    '98765-43210',
    '+91 98765 43210',
    '+919876543210',
    '919876543210',
    '0091 98765 43210',
    '0 98765 43210',
    '098765',
    '+91 98765',
    '(98765) 432',
    '65 43 210',
  ])('a number by %j', async (typed) => expect(await find('/api/ExtendedWarrantyReports', typed)).toEqual(['Caller']));

  it.each(['120000', '1,20,000', '₹1,20,000', '₹ 1,20,000', 'Rs. 1,20,000/-', '120,000', '₹1,20'])(
    'an amount by %j',
    async (typed) => expect(await find('/api/financeReports', typed)).toEqual(['More']),
  );

  it('amounts that contain what was typed, and no others', async () => {
    expect(await find('/api/financeReports', '85,5')).toEqual(['Less']);
    expect(await find('/api/financeReports', '000')).toEqual(['None', 'Less', 'More']);
    expect(await find('/api/financeReports', '1,20,001')).toEqual([]);
  });

  it('what tables show in other words than were stored: channels, and the day of a booking', async () => {
    expect(await find('/api/optInReports', 'WhatsApp')).toEqual(['Everything', 'Chats']);
    expect(await find('/api/optInReports', 'sms')).toEqual(['Texts', 'Everything']);
    expect(await find('/api/bookingReports', formatDate(TOMORROW))).toEqual(['Booked']);
    expect(await find('/api/bookingReports', TOMORROW)).toEqual(['Booked']);
  });

  it('the same rows for a file as for the screen', async () => {
    for (const search of ['1,20,000', '+91 90000 00001']) {
      const [screen, file] = [10, 1000].map((limit) => staff('POST', '/api/financeReports', { limit, search }));
      expect((await file)?.json().data).toEqual((await screen)?.json().data);
    }
  });
});
