import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../contract/durations.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { newStaff } from '../../db/staff.ts';
import { hashPassword } from '../accounts/passwords.ts';

const test = setUpTestApp();
let owner: StaffCall;
let manager: StaffCall;
beforeAll(async () => {
  owner = await test.logIn();
  const account = { userId: 'runs-annigeri', password: 'another fine password' };
  const row = newStaff(account.userId, await hashPassword(account.password), 'manager');
  await test.database.db.insertInto('staff').values(row).execute();
  await test.database.db.insertInto('staff_branches').values({ user_id: row.user_id, branch: 'annigeri' }).execute();
  manager = await test.logIn(account);
});

const at = (key: string) => `/api/documents/branch/${key}`;
const save = async (staff: StaffCall, key: string, change: object) => {
  const { live, draft, body } = (await owner('GET', at(key))).json();
  return staff('PATCH', at(key), { base: (draft ?? live).id, body: { ...body, ...change } });
};
const plan = async (key: string, phone: string): Promise<number> => {
  const { draft } = (await save(owner, key, { salesPhone: phone })).json();
  const reply = await owner('POST', `${at(key)}/plan`, { revision: draft.id, at: Date.now() + HOUR_MS });
  return reply.json().plan.id;
};

describe('a manager', () => {
  it('saves, publishes and takes back what the site says of their own branch, and stands in the history', async () => {
    const saved = await save(manager, 'annigeri', { salesPhone: '9876500301' });
    expect(saved.statusCode).toBe(200);
    const published = await manager('POST', `${at('annigeri')}/publish`, { revision: saved.json().draft.id });
    expect(published.json().live.author).toBe('runs-annigeri');
    const undone = await manager('POST', `${at('annigeri')}/undo`, { revision: published.json().live.id });
    expect(undone.statusCode).toBe(200);
    const entries = await test.database.db.selectFrom('audit').select(['user_id', 'action']).orderBy('id').execute();
    expect(entries.slice(-2)).toEqual([
      { user_id: 'runs-annigeri', action: 'document.publish' },
      { user_id: 'runs-annigeri', action: 'document.undo' },
    ]);
  });

  it('neither adds, arranges nor sets aside a branch, nor publishes several drafts at once', async () => {
    const { draft } = (await save(manager, 'annigeri', { salesPhone: '9876500302' })).json();
    const replies = [
      await manager('POST', '/api/documents/branch', { title: 'Another' }),
      await manager('POST', `${at('annigeri')}/move`, { before: null }),
      await manager('POST', `${at('annigeri')}/archive`, { isArchived: true }),
      await manager('POST', '/api/publish', { drafts: [{ kind: 'branch', key: 'annigeri', revision: draft.id }] }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  });

  it('does not give it the number of another one, whose page it would take', async () => {
    const [own, other] = [(await owner('GET', at('annigeri'))).json(), (await owner('GET', at('alnavar'))).json()];
    const { draft } = (await save(manager, 'annigeri', { id: other.body.id })).json();
    const publish = (staff: StaffCall) => staff('POST', `${at('annigeri')}/publish`, { revision: draft.id });
    expect((await publish(manager)).statusCode).toBe(403);
    expect((await publish(owner)).statusCode).toBe(200);
    const { draft: back } = (await save(owner, 'annigeri', { id: own.body.id })).json();
    await owner('POST', `${at('annigeri')}/publish`, { revision: back.id });
  });

  it('sees, cancels and carries out plans for their own branch alone', async () => {
    const [own, others] = [await plan('annigeri', '9876500303'), await plan('alnavar', '9876500304')];
    const listed: { id: number }[] = (await manager('GET', '/api/plans')).json();
    expect(listed.map(({ id }) => id)).toEqual([own]);
    for (const act of ['cancel', 'publish', 'dismiss']) {
      expect((await manager('POST', `/api/plans/${others}/${act}`)).statusCode, act).toBe(403);
    }
    expect((await owner('GET', '/api/plans')).json()).toHaveLength(2);
    expect((await manager('POST', `/api/plans/${own}/publish`)).statusCode).toBe(200);
  });
});
