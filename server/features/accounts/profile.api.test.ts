import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { newStaff } from '../../db/staff.ts';
import { hashPassword } from './passwords.ts';

const test = setUpTestApp();
const MEENA = { userId: 'meena', password: 'meena rides a scooter' };
let staff: StaffCall;
let meena: StaffCall;

beforeAll(async () => {
  const account = newStaff(MEENA.userId, await hashPassword(MEENA.password));
  await test.database.db
    .insertInto('staff')
    .values({
      ...account,
      user_name: 'Meena Hegde',
      email: 'meena@malaprabha.example',
      mobile_no: '9000000099',
      city: 'Dharwad',
      created_at: Date.parse('2025-05-31T18:30:00Z'),
      expire_date: '2099-12-31',
    })
    .execute();
  staff = await test.logIn();
  meena = await test.logIn(MEENA);
});

const me = async (call: StaffCall) => (await call('GET', '/api/me')).json();

describe('the account of this session', () => {
  it('has the specified fields, dated in Asia/Kolkata, and a mask for the password', async () => {
    const account = await me(meena);
    expect(account).toEqual({
      user_id: 'meena',
      password: '********',
      user_name: 'Meena Hegde',
      mobile_no: '9000000099',
      email: 'meena@malaprabha.example',
      city: 'Dharwad',
      created_date: '2025-06-01',
      expire_date: '2099-12-31',
      Status: 'active',
    });
  });

  it('has a null for an end that is not set', async () => {
    expect(await me(staff)).toMatchObject({ user_id: 'admin', password: '********', expire_date: null });
    expect((await me(staff)).created_date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('gives no hash away', async () => {
    expect((await staff('GET', '/api/me')).body).not.toMatch(/argon2|hash/i);
  });

  it('is for staff only', async () => {
    const reply = await test.call('GET', '/api/me');
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({ error: 'Unauthorized. Please log in.', message: 'Unauthorized. Please log in.' });
  });
});

describe('updating the profile', () => {
  const profile = { userName: 'Asha Patil', email: 'asha@malaprabha.example', mobileNo: '9876543210' };

  it('changes name, e-mail and mobile of the own account', async () => {
    const reply = await staff('PATCH', '/api/profile/admin', profile);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ message: 'Profile updated successfully' });
    expect(await me(staff)).toMatchObject({
      user_id: 'admin',
      user_name: 'Asha Patil',
      email: 'asha@malaprabha.example',
      mobile_no: '9876543210',
    });
  });

  it('takes a number for the mobile, and trims', async () => {
    await staff('PATCH', '/api/profile/admin', { ...profile, userName: '  ಆಶಾ  ', mobileNo: 9876543211 });
    expect(await me(staff)).toMatchObject({ user_name: 'ಆಶಾ', mobile_no: '9876543211' });
  });

  it('takes no notice of anything else in the account', async () => {
    const more = { user_id: 'root', city: 'Mumbai', Status: 'inactive', expire_date: '2020-01-01', password_hash: 'x' };
    const before = await me(staff);
    expect((await staff('PATCH', '/api/profile/admin', { ...profile, ...more })).statusCode).toBe(200);
    const { user_id, city, Status, expire_date } = await me(staff);
    expect({ user_id, city, Status, expire_date }).toEqual({
      user_id: 'admin',
      city: before.city,
      Status: 'active',
      expire_date: null,
    });
  });

  it.each([
    ['email', 'not an address'],
    ['email', 'a@b'],
    ['mobileNo', '12345'],
    ['mobileNo', 'abcdefghij'],
    ['userName', 'x'.repeat(1000)],
    ['userName', 'a\0b'],
    ['userName', { first: 'A' }],
  ])('refuses %s %j', async (field, value) => {
    const before = await me(staff);
    const reply = await staff('PATCH', '/api/profile/admin', { ...profile, [field]: value });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toBe(reply.json().message);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
    expect(await me(staff)).toEqual(before);
  });

  it('is refused for the account of somebody else, known or not', async () => {
    const before = await me(meena);
    for (const userId of ['meena', 'nobody', "admin'--", 'x'.repeat(60)]) {
      const reply = await staff('PATCH', `/api/profile/${encodeURIComponent(userId)}`, profile);
      expect([userId, reply.statusCode]).toEqual([userId, 403]);
      expect(reply.json().error).toBe(reply.json().message);
    }
    expect(await me(meena)).toEqual(before);
  });

  it('is for staff only', async () => {
    expect((await test.call('PATCH', '/api/profile/admin', profile)).statusCode).toBe(401);
  });
});
