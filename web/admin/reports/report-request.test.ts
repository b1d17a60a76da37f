import { describe, expect, it } from 'vitest';
import { reports } from '../../../contract/reports/index.ts';
import { requestBody } from './report-request.ts';

const find = (name: string) => {
  const report = reports.find((one) => one.name === name);
  if (!report) throw new Error(name);
  return report;
};
const nothingSet = { page: 2, from: '', to: '', search: '' };
const dated = { ...nothingSet, from: '2026-11-01', to: '2026-11-15' };
const typed = { ...nothingSet, search: 'asha' };

describe('what a report asks for', () => {
  it.each([
    ['booking', { page: 2, limit: 10, fromDate: '', toDate: '', search: '' }],
    ['warranty', { page: 2, limit: 10, fromDate: '', toDate: '', search: '' }],
    ['enquiry', { page: 2, limit: 10, fromDate: '', toDate: '', search: '' }],
    ['offer', { page: 2, limit: 10, fromDate: '', toDate: '', searchTerm: '' }],
    ['finance', { page: 2, limit: 10, fromDate: '', toDate: '' }],
    ['amc', { page: 2, limit: 10 }],
    ['joyClub', { page: 2, limit: 10 }],
  ])('%s: as specified', (name, body) => expect(requestBody(find(name), nothingSet, 10)).toEqual(body));

  it.each([
    ['finance', { page: 2, limit: 10, fromDate: '', toDate: '', search: 'asha' }],
    ['amc', { page: 2, limit: 10, search: 'asha' }],
    ['joyClub', { page: 2, limit: 10, search: 'asha' }],
    ['offer', { page: 2, limit: 10, fromDate: '', toDate: '', searchTerm: 'asha' }],
  ])('%s: with what is typed', (name, body) => expect(requestBody(find(name), typed, 10)).toEqual(body));

  it.each(['amc', 'joyClub'])('%s sends dates once they are chosen', (name) => {
    expect(requestBody(find(name), dated, 10)).toMatchObject({ fromDate: '2026-11-01', toDate: '2026-11-15' });
  });
});
