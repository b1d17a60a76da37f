import { beforeAll, describe, expect, it } from 'vitest';
import { enquiries } from '../../../contract/enquiries/index.ts';
import { reports } from '../../../contract/reports/index.ts';
import { sampleBody } from '../../../test-support/sample-calls.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
});

const product = { name: 'Asha', mobileNo: '9876543210', emailId: 'asha@example.com', model: 'DIO 110', color: 'Red' };
const newestRow = async (report: string, search = '') =>
  (await staff('POST', report, { limit: 1, search })).json().data[0];
const sampleOf = (kind: string) => sampleBody(`submit:${kind}`, {} as never) as Record<string, unknown>;

describe('what the page says beside the fields of a form', () => {
  it.each(enquiries)(
    'of $path reaches staff, after the names of the specification',
    async ({ kind, path, context }) => {
      const report = reports.find(({ enquiry }) => enquiry.kind === kind);
      if (!report) throw new Error(`${kind} has no report.`);
      await test.call('POST', path, sampleOf(kind));
      const plain = await newestRow(report.path);
      const said = Object.fromEntries(context.map((name) => [name, ` what ${name} says `]));
      expect((await test.call('POST', path, { ...sampleOf(kind), ...said })).statusCode).toBe(201);
      const row = await newestRow(report.path);
      for (const { key, field } of report.extraColumns) expect(row[key]).toBe(`what ${field} says`);
      expect(report.extraColumns.map(({ key }) => key).filter((key) => key in plain)).toEqual([]);
      expect(Object.keys(row)).toEqual(expect.arrayContaining(Object.keys(plain)));
      expect(report.extraColumns.length).toBeGreaterThan(0);
    },
  );

  it('is found by a search', async () => {
    await test.call('POST', '/api/postBooking', { ...product, name: 'Bela', variant: 'DLX Smart' });
    expect(await newestRow('/api/enquiryReports', 'dlx smart')).toMatchObject({ name: 'Bela', variant: 'DLX Smart' });
  });

  it('comes with a plain form too, whose colour and paint are two things', async () => {
    const fields = { ...product, name: 'Chandra', variant: 'DLX', chosenColour: 'Pearl Signal Yellow' };
    const reply = await test.inject({
      method: 'POST',
      url: '/api/postBooking',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    expect(reply.statusCode).toBe(201);
    const row = await newestRow('/api/enquiryReports', 'chandra');
    expect(row).toMatchObject({ color: 'Red', variant: 'DLX', chosen_colour: 'Pearl Signal Yellow' });
  });

  it('that the form does not know is ignored', async () => {
    const strange = { ...product, name: 'Divya', branch: 'Keshwapur', offer: 'None', anything: 'at all' };
    expect((await test.call('POST', '/api/postBooking', strange)).statusCode).toBe(201);
    const row = await newestRow('/api/enquiryReports', 'divya');
    expect(Object.keys(row)).toEqual(expect.not.arrayContaining(['branch', 'offer', 'anything']));
  });

  it('is a text of limited length', async () => {
    for (const variant of ['x'.repeat(101), { name: 'DLX' }, ['DLX'], 7]) {
      const reply = await test.call('POST', '/api/postBooking', { ...product, variant });
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['variant']]);
    }
  });

  it('does not make an empty enquiry one that says something', async () => {
    expect((await test.call('POST', '/api/joyClub', { cameFrom: '/offers' })).statusCode).toBe(400);
  });
});
