import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
let staff: StaffCall;

const amc = {
  name: 'Filler',
  email: 'filler@example.com',
  contactNumber: '9000000000',
  model: 'LIVO',
  yearOfPurchase: '2018',
  registrationNumber: 'MH01ZZ0001',
};

const sent = [
  { ...amc, name: 'Ravi Kumar', contactNumber: '9876543210' },
  { ...amc, name: 'RAVINDRA', email: 'ravindra.k@mail.example.org' },
  { ...amc, name: 'Model', model: "H'NESS CB350" },
  { ...amc, name: 'Plate', registrationNumber: 'KA25AB1234' },
  { ...amc, name: 'Talker', message: 'Please call after the Diwali holidays' },
  { ...amc, name: 'ರವಿ ಕುಮಾರ್', message: 'ಬೆಲೆ ಎಷ್ಟು' },
  { ...amc, name: 'रवि शर्मा' },
  { ...amc, name: 'José Ñandú', message: 'ÄPFEL' },
  { ...amc, name: 'Percent', message: '100% sure' },
  { ...amc, name: 'Underscore', message: 'snake_case' },
  { ...amc, name: 'Backslash', message: 'C:\\bikes\\new' },
  { ...amc, name: 'Quote', message: 'he said "soon" and O\'Brien\'s' },
  { ...amc, name: 'Star', message: '5* service, (really) AND/OR NOT ^good' },
  { ...amc, name: 'Emoji', message: 'nice 🏍️🏍️ ride' },
];

beforeAll(async () => {
  staff = await test.logIn();
  for (const payload of sent) expect((await test.call('POST', '/amc', payload)).statusCode).toBe(201);
  // The same words in another form must never show in this report.
  const elsewhere = { name: 'Ravi Kumar', email: 'ravi@example.com', contact: '9876543210', agree: true };
  await test.call('POST', '/offer', elsewhere);
});

const find = async (text: string, parameter = 'search', path = '/api/amcReports'): Promise<string[]> => {
  const reply = await staff('POST', path, { page: 1, limit: 100, [parameter]: text });
  expect(reply.statusCode).toBe(200);
  expect(reply.json().totalRecords).toBe(reply.json().data.length);
  return reply.json().data.map(({ name }: { name: string }) => name);
};

describe('a search', () => {
  it.each([
    ['name', 'ravi kumar', ['Ravi Kumar']],
    ['mobile', '876543', ['Ravi Kumar']],
    ['e-mail', 'RAVINDRA.K@MAIL', ['RAVINDRA']],
    ['model', "h'ness cb", ['Model']],
    ['registration', 'ka25ab', ['Plate']],
    ['message', 'diwali hol', ['Talker']],
  ])('looks into the %s', async (_where, text, found) => expect(await find(text)).toEqual(found));

  it('does not mind capitals, and finds parts of words, the newest first', async () => {
    expect(await find('RAVI')).toEqual(['RAVINDRA', 'Ravi Kumar']);
    expect(await find('avi')).toEqual(['RAVINDRA', 'Ravi Kumar']);
    expect(await find('äpfel')).toEqual(['José Ñandú']);
    expect(await find('ÑANDÚ')).toEqual(['José Ñandú']);
  });

  it('may be a single letter, or two', async () => {
    expect(await find('q')).toEqual(['Quote']);
    expect(await find('qz')).toEqual([]);
    expect(await find('Ú')).toEqual(['José Ñandú']);
    expect(await find('KA')).toEqual(['Plate']);
    expect(await find('98')).toEqual(['Ravi Kumar']);
    expect(await find('A')).toHaveLength(sent.length);
  });

  it('finds Kannada and Devanagari, by one letter or many', async () => {
    expect(await find('ರವಿ')).toEqual(['ರವಿ ಕುಮಾರ್']);
    expect(await find('ಕುಮಾರ್')).toEqual(['ರವಿ ಕುಮಾರ್']);
    expect(await find('ಎ')).toEqual(['ರವಿ ಕುಮಾರ್']);
    expect(await find('ಬೆಲೆ ಎಷ್ಟು')).toEqual(['ರವಿ ಕುಮಾರ್']);
    expect(await find('शर्मा')).toEqual(['रवि शर्मा']);
  });

  it('finds a letter however its accent was typed', async () => {
    expect(await find('Jose\u0301')).toEqual(['José Ñandú']);
    expect(await find('e\u0301')).toEqual(['José Ñandú']);
  });

  it('finds pictures among the letters', async () => {
    expect(await find('🏍️')).toEqual(['Emoji']);
    expect(await find('🏍️🏍️ ride')).toEqual(['Emoji']);
  });

  it.each([
    ['%', ['Percent']],
    ['0%', ['Percent']],
    ['100% s', ['Percent']],
    ['_', ['Underscore']],
    ['e_c', ['Underscore']],
    ['\\', ['Backslash']],
    ['\\bikes\\', ['Backslash']],
    ['"', ['Quote']],
    ['"soon"', ['Quote']],
    ["o'b", ['Quote']],
    ['*', ['Star']],
    ['5* s', ['Star']],
    ['(really)', ['Star']],
    ['and/or not', ['Star']],
    ['^go', ['Star']],
    ['%%%', []],
    ['___', []],
    ['***', []],
    ['"""', []],
    ['\\\\', []],
    ['r%i', []],
    ['r_v', []],
    ['ravi*', []],
    ['ravi OR plate', []],
    ['name:ravi', []],
    ["' or '1'='1", []],
    ["'; drop table enquiries; --", []],
  ])('takes %j literally', async (text, found) => expect(await find(text)).toEqual(found));

  it('leaves out the spaces around it, and is none at all when nothing is left', async () => {
    expect(await find('  diwali  ')).toEqual(['Talker']);
    expect(await find('   ')).toHaveLength(sent.length);
    expect(await find('')).toHaveLength(sent.length);
  });

  it('may be called searchTerm as well', async () => {
    expect(await find('diwali', 'searchTerm')).toEqual(['Talker']);
    expect(await find('nobody', 'searchTerm')).toEqual([]);
  });

  it('stays within its report', async () => {
    expect(await find('ravi kumar', 'search', '/api/offerReports')).toEqual(['Ravi Kumar']);
    expect(await find('diwali', 'search', '/api/offerReports')).toEqual([]);
    expect(await find('ra', 'search', '/api/offerReports')).toEqual(['Ravi Kumar']);
  });

  it('does not find the end of one field together with the beginning of the next', async () => {
    expect(await find('Kumar9876')).toEqual([]);
    expect(await find('livomh01')).toEqual([]);
  });
});
