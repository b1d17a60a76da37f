import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import { enquiries } from '../../contract/enquiries/index.ts';
import { sampleBody } from '../../test-support/sample-calls.ts';
import { jsonCall, setUpTestApp } from '../../test-support/test-app.ts';
import { runPersonCommand } from './person-console.ts';

const test = setUpTestApp();
const consent = loadContent().consent.answer.en;
const spellings = ['+91 98765 43210', '098765 43210', '98765-43210', '(98765) 43210', '9876543210'];
const questions: string[] = [];

const run = (line: string, isAgreed = true) =>
  runPersonCommand(test.database, line.split(' '), {
    confirm: async (question) => {
      questions.push(question);
      return isAgreed;
    },
  });
const stored = async () =>
  (await test.database.db.selectFrom('enquiries').select('mobile').execute()).map(({ mobile }) => mobile);
const audited = async (action: string) => {
  const rows = await test.database.db.selectFrom('audit').selectAll().where('action', '=', action).execute();
  return rows.map(({ user_id, subject, after }) => ({ user_id, subject, after: JSON.parse(after ?? '') }));
};
const each = Object.fromEntries(enquiries.map(({ kind }) => [kind, 1]));

beforeAll(async () => {
  for (const [index, { kind, path, fields }] of enquiries.entries()) {
    const mobileField = Object.keys(fields).find((name) => fields[name]?.column === 'mobile') ?? '';
    const payload = sampleBody(`submit:${kind}`, {} as never) as object;
    for (const number of [spellings[index % spellings.length], '9000000001']) {
      const call = jsonCall(
        'POST',
        path,
        { ...payload, [mobileField]: number },
        { 'consent-version': consent.version },
      );
      expect((await test.inject(call)).statusCode).toBe(201);
    }
  }
  const friend = { name: 'Ravi', email: 'ravi@example.com', contact: '9000000002', reason: 'Inquiry' };
  await test.call('POST', '/contact', { ...friend, message: 'My wife has the number 98765 43210.' });
});

describe('npm run person', () => {
  it('exports what was sent with a number through all nine forms, however it was written', async () => {
    const { data, lines } = await run('export +91 98765 43210');
    const exported = (data as { enquiries: Record<string, unknown>[] }).enquiries;
    expect(exported.map(({ kind }) => kind).sort()).toEqual(enquiries.map(({ kind }) => kind).sort());
    expect(exported.every(({ mobile }) => mobile === '9876543210')).toBe(true);
    expect(exported.find(({ kind }) => kind === 'finance')).toMatchObject({
      name: 'Test Person',
      email: 'test@example.com',
      details: { loanAmount: 50_000 },
      consent: { version: consent.version, text: consent.text },
    });
    expect(lines[0]).toBe('9 enquiries exported.');
    expect(await audited('person.export')).toMatchObject([
      { user_id: '(console)', subject: '********10', after: { enquiries: each } },
    ]);
  });

  it('points out, but does not hand out, what others wrote about the number', async () => {
    const { data, lines } = await run('export 9876543210');
    expect(JSON.stringify(data)).not.toContain('Ravi');
    expect(lines.join('\n')).toMatch(/other numbers; please look at them:\n {2}contact \d+ of \d{4}-\d\d-\d\d$/);
  });

  it('erases nothing without a yes', async () => {
    const before = await stored();
    expect((await run('erase 09876543210', false)).lines).toEqual(['Nothing was erased.']);
    expect(questions.at(-1)).toMatch(/^Erase 9 enquiries \(1 amc, .*\) with the number 9876543210 for good\?$/);
    expect(await stored()).toEqual(before);
    expect(await audited('person.erase')).toEqual([]);
  });

  it('erases everything of this number and nothing of another, and keeps the number out of the audit', async () => {
    const { lines } = await run('erase 0091 98765 43210');
    expect(lines[0]).toBe('9 enquiries erased.');
    expect(lines[1]).toContain('Backups');
    expect((await stored()).filter((mobile) => mobile === '9876543210')).toEqual([]);
    expect((await stored()).length).toBe(10);
    expect(await audited('person.erase')).toMatchObject([
      { user_id: '(console)', subject: '********10', after: { enquiries: each } },
    ]);
    const audit = await test.database.db.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify(audit)).not.toContain('9876543210');
    const staff = await test.logIn();
    expect((await staff('POST', '/api/offerReports', { search: '9876543210' })).json().totalRecords).toBe(0);
    expect((await staff('POST', '/api/offerReports', {})).json().totalRecords).toBe(1);
    expect((await run('erase 9876543210')).lines[0]).toBe('There is no enquiry with this number.');
  });

  it('leaves nothing of it in the files of the embedded database', async () => {
    const { dataDir } = test.config;
    if (test.database.engine.name !== 'sqlite') return;
    const files = readdirSync(dataDir).map((file) => readFileSync(path.join(dataDir, file), 'latin1'));
    expect(
      files.some((bytes) => bytes.includes('9000000001')),
      'another number is there',
    ).toBe(true);
    expect(files.some((bytes) => bytes.includes('9876543210'))).toBe(false);
  });

  it('refuses what it cannot do, with a sentence', async () => {
    await expect(run('erase 98765')).rejects.toThrow('"98765" is no mobile number');
    await expect(run('erase')).rejects.toThrow('10 digits');
    await expect(run('forget 9876543210')).rejects.toThrow('Usage');
  });
});
