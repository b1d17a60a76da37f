import { beforeAll, describe, expect, it } from 'vitest';
import { setUpSteps } from '../../../contract/set-up-steps.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
});

const read = async () => (await staff('GET', '/api/setUp')).json();
const samplesOf = async (kind: string): Promise<number> =>
  (await read()).samples.find((one: { kind: string }) => one.kind === kind).count;
const lastAction = async () =>
  test.database.db.selectFrom('audit').select(['action', 'subject']).orderBy('id', 'desc').limit(1).executeTakeFirst();

const change = async (address: string, values: object): Promise<{ revision: number }> => {
  const { live, draft, body } = (await staff('GET', address)).json();
  const saved = await staff('PATCH', address, { base: (draft ?? live).id, body: { ...body, ...values } });
  return { revision: saved.json().draft.id };
};

describe('the set-up', () => {
  it('has nine steps, which are left and taken up again by whoever comes', async () => {
    const { steps } = await read();
    expect(steps.map(({ name }: { name: string }) => name)).toEqual([...setUpSteps]);
    expect(steps).toHaveLength(9);
    await staff('POST', '/api/setUp/name', { isDone: true });
    expect((await read()).steps[0]).toMatchObject({ name: 'name', doneBy: 'admin', doneAt: expect.any(Number) });
    expect(await lastAction()).toEqual({ action: 'set-up.step', subject: 'name' });
    expect((await staff('POST', '/api/setUp/name', { isDone: true })).statusCode).toBe(200);
    await staff('POST', '/api/setUp/name', { isDone: false });
    expect((await read()).steps[0]).toEqual({ name: 'name', doneBy: null, doneAt: null });
    expect((await staff('POST', '/api/setUp/nothing', { isDone: true })).statusCode).toBe(400);
  });

  it('counts what is still the demo, of which each is kept as their own or set aside', async () => {
    const before = await samplesOf('branch');
    const sorted = await staff('POST', '/api/documents/branch/samples', { keep: ['annigeri'], setAside: ['alnavar'] });
    expect(sorted.statusCode).toBe(200);
    expect(await samplesOf('branch')).toBe(before - 2);
    const names = (await test.call('GET', '/api/network')).json().map(({ slug }: { slug: string }) => slug);
    expect(names).toContain('annigeri');
    expect(names).not.toContain('alnavar');
    const listed = (await staff('POST', '/api/documents/branch/list', { search: 'annigeri' })).json().documents;
    expect(listed).toEqual([{ key: 'annigeri', title: 'Annigeri', isSample: false, state: 'live' }]);
    expect((await staff('POST', '/api/documents/branch/samples', { keep: ['nowhere'] })).statusCode).toBe(404);
    expect((await staff('POST', '/api/documents/site/samples', { keep: [] })).statusCode).toBe(404);
  });

  it('publishes all drafts at once, or none of them', async () => {
    const site = await change('/api/documents/site/site', { salesPhone: '9876500001' });
    const branch = await change('/api/documents/branch/keshwapur', { salesPhone: '12' });
    const { drafts } = await read();
    expect(drafts).toEqual([
      { kind: 'branch', key: 'keshwapur', title: 'Keshwapur', revision: branch.revision, faults: 1 },
      { kind: 'site', key: 'site', title: 'the settings of the site', revision: site.revision, faults: 0 },
    ]);
    const named = drafts.map(({ kind, key, revision }: (typeof drafts)[number]) => ({ kind, key, revision }));
    expect((await staff('POST', '/api/publish', { drafts: named })).statusCode).toBe(400);
    expect((await test.app.context.site.current()).en.salesPhone).not.toBe('9876500001');
    await change('/api/documents/branch/keshwapur', { salesPhone: '9876500002' });
    expect((await staff('POST', '/api/publish', { drafts: named })).statusCode).toBe(409);
    const now = (await read()).drafts.map(({ kind, key, revision }: (typeof drafts)[number]) => ({
      kind,
      key,
      revision,
    }));
    expect((await staff('POST', '/api/publish', { drafts: now })).statusCode).toBe(200);
    expect((await test.app.context.site.current()).en.salesPhone).toBe('9876500001');
    const [branchNow] = (await test.call('GET', '/api/dealers/5')).json();
    expect(branchNow.sale_no).toBe('9876500002');
    expect((await read()).drafts).toEqual([]);
  });
});
