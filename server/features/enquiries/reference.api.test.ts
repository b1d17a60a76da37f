import { beforeAll, describe, expect, it } from 'vitest';
import { enquiries } from '../../../contract/enquiries/index.ts';
import { reports } from '../../../contract/reports/index.ts';
import { sampleBody } from '../../../test-support/sample-calls.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { jsonCall, setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
});

const send = async (kind: string, path: string, headers: Record<string, string> = {}) => {
  const payload = sampleBody(`submit:${kind}`, { path } as never);
  return (await test.inject(jsonCall('POST', path, payload, headers))).headers['enquiry-reference'];
};

describe('the reference of an enquiry', () => {
  it.each(enquiries)(
    '$path is told to its sender, and finds it in the search of its report',
    async ({ kind, path }) => {
      const [reference, other] = [await send(kind, path), await send(kind, path)];
      expect(reference).toMatch(/^[2-9B-DF-HJ-NP-TV-XZ]{8}$/);
      expect(other).not.toBe(reference);
      const report = reports.find(({ enquiry }) => enquiry.kind === kind);
      for (const search of [reference, ` ${String(reference).toLowerCase()}`]) {
        const found = (await staff('POST', report?.path ?? '', { page: 1, limit: 10, search })).json();
        expect(found).toMatchObject({ totalRecords: 1, data: [{ reference }] });
      }
    },
  );

  it('is the same for each repeat under one key', async () => {
    const key = { 'idempotency-key': 'the-same-again' };
    const first = await send('contact', '/contact', key);
    expect(first).toBeDefined();
    expect(await send('contact', '/contact', key)).toBe(first);
  });
});
