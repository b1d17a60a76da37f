import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../../../contract/messages.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { newStaff } from '../../db/staff.ts';
import { runStaffCommand } from '../../staff-console.ts';
import { encryptByPassword } from './password-encryption.ts';
import { hashPassword } from './passwords.ts';
import { newSecret } from './totp.ts';

const test = setUpTestApp();
const FIRST = 'made by somebody else';
const OWN = 'seven green kettles';
let owner: StaffCall;
beforeAll(async () => {
  owner = await test.logIn();
});

const duty = async (staff: StaffCall) => (await staff('GET', '/api/me/permissions')).json().mustFirst;
const readPrices = (staff: StaffCall) => staff('GET', '/api/managePrice');
const choose = (staff: StaffCall, userId: string, oldPassword: string, newPassword = OWN) =>
  staff('PATCH', `/api/profile/password/${userId}`, { oldPassword, newPassword, confirmPassword: newPassword });

async function added(userId: string): Promise<StaffCall> {
  const hash = await hashPassword(OWN);
  await test.database.db
    .insertInto('staff')
    .values(newStaff(userId, hash, 'manager'))
    .execute();
  return test.logIn({ userId, password: OWN });
}

describe('a password that somebody else has made', () => {
  it('opens nothing but the way to one of their own', async () => {
    await runStaffCommand(test.database.db, ['add', 'anil'], { password: FIRST });
    const staff = await test.logIn({ userId: 'anil', password: FIRST });
    expect(await duty(staff)).toBe('password');
    const refused = await readPrices(staff);
    expect([refused.statusCode, refused.json().error]).toEqual([403, messages.staff.passwordFirst]);
    expect((await staff('POST', '/api/people', { userId: 'x', role: 'owner' })).statusCode).toBe(403);
    expect((await staff('GET', '/api/me')).statusCode, 'who they are').toBe(200);
    expect((await choose(staff, 'anil', FIRST, FIRST)).statusCode, 'the same again').toBe(400);
    expect((await choose(staff, 'anil', FIRST)).statusCode).toBe(200);
    const again = await test.logIn({ userId: 'anil', password: OWN });
    expect([await duty(again), (await readPrices(again)).statusCode]).toEqual([null, 200]);
  });

  it('is what the console gives to somebody who has lost theirs', async () => {
    await added('bina');
    await runStaffCommand(test.database.db, ['password', 'bina'], { password: FIRST });
    expect(await duty(await test.logIn({ userId: 'bina', password: FIRST }))).toBe('password');
  });
});

describe('two-step login that a role needs', () => {
  const demand = (demandsSecondStep: unknown, role = 'manager') =>
    owner('PATCH', `/api/roles/${role}`, { demandsSecondStep });

  it('comes before everything else, from the next call on, until it is on or no longer needed', async () => {
    const staff = await added('chandra');
    expect(await duty(staff)).toBeNull();
    expect((await demand(true)).statusCode).toBe(200);
    expect(await duty(staff)).toBe('secondStep');
    const refused = await readPrices(staff);
    expect([refused.statusCode, refused.json().error]).toEqual([403, messages.staff.secondStepFirst]);
    await test.database.db
      .insertInto('second_factors')
      .values({ user_id: 'chandra', sealed_secret: await encryptByPassword(newSecret(), OWN, 'chandra') })
      .execute();
    expect(await duty(staff), 'one that is only begun is none').toBe('secondStep');
    await test.database.db
      .updateTable('second_factors')
      .set({ confirmed_at: Date.now() })
      .where('user_id', '=', 'chandra')
      .execute();
    expect([await duty(staff), (await readPrices(staff)).statusCode]).toEqual([null, 200]);
    await demand(false);
    expect(await duty(await added('dinesh'))).toBeNull();
  });

  it('is told for every role, with how many have it', async () => {
    await demand(true, 'reader');
    const all: { role: string; demandsSecondStep: boolean; people: number; withSecondStep: number }[] = (
      await owner('GET', '/api/roles')
    ).json();
    expect(all.map(({ role }) => role)).toEqual([
      'owner',
      'manager',
      'sales',
      'service',
      'content',
      'translator',
      'reader',
    ]);
    expect(all.find(({ role }) => role === 'reader')).toMatchObject({ demandsSecondStep: true, people: 0 });
    expect(all.find(({ role }) => role === 'manager')).toMatchObject({ demandsSecondStep: false, withSecondStep: 1 });
    const entry = await test.database.db.selectFrom('audit').selectAll().where('subject', '=', 'reader').execute();
    expect(entry).toMatchObject([{ action: 'role.change', user_id: 'admin', after: '{"demandsSecondStep":true}' }]);
  });

  it('is decided for roles that there are, with yes or no', async () => {
    expect((await demand(true, 'king')).statusCode).toBe(400);
    expect((await demand('perhaps')).statusCode).toBe(400);
  });
});
