import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../../../contract/messages.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { jsonCall, setUpTestApp } from '../../../test-support/test-app.ts';
import { newStaff } from '../../db/staff.ts';
import { hashPassword } from './passwords.ts';

const test = setUpTestApp();
const OLD = 'old password 1';
const NEW = 'new password 2';
let hashOfOld: string;
beforeAll(async () => {
  hashOfOld = await hashPassword(OLD);
});

async function newMember(userId: string): Promise<StaffCall> {
  await test.database.db.insertInto('staff').values(newStaff(userId, hashOfOld)).execute();
  return test.logIn({ userId, password: OLD });
}

const change = (staff: StaffCall, userId: string, passwords: Record<string, unknown>) =>
  staff('PATCH', `/api/profile/password/${userId}`, { oldPassword: OLD, ...passwords });

const changeTo = (staff: StaffCall, userId: string, password: string) =>
  change(staff, userId, { newPassword: password, confirmPassword: password });

const canLogIn = async (userId: string, password: string): Promise<boolean> =>
  (await test.call('POST', '/api/login', { userId, password })).statusCode === 200;

describe('changing the password', () => {
  it('lets the new one in and the old one no longer', async () => {
    const reply = await changeTo(await newMember('asha'), 'asha', NEW);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ message: 'Password updated successfully' });
    expect(await canLogIn('asha', NEW)).toBe(true);
    expect(await canLogIn('asha', OLD)).toBe(false);
  });

  it('ends every other session of that user, and this one goes on', async () => {
    const here = await newMember('bhima');
    const elsewhere = await test.logIn({ userId: 'bhima', password: OLD });
    const colleague = await test.logIn();
    const reply = await changeTo(here, 'bhima', NEW);
    // A browser sends the newest cookie that it was given.
    const renewed = reply.cookies.find(({ name }) => name.endsWith('kickstand_session'));
    const cookie = renewed ? `${renewed.name}=${renewed.value}` : here.cookie;
    const me = await test.inject(jsonCall('GET', '/api/me', undefined, { cookie }));
    expect(me.json()).toMatchObject({ user_id: 'bhima' });
    expect((await elsewhere('GET', '/api/me')).statusCode).toBe(401);
    expect((await elsewhere('POST', '/api/amcReports', {})).statusCode).toBe(401);
    expect((await colleague('GET', '/api/me')).statusCode).toBe(200);
  });

  it('needs at least 10 characters', async () => {
    const staff = await newMember('chitra');
    const short = await changeTo(staff, 'chitra', 'rain&tea!');
    expect(short.statusCode).toBe(400);
    expect(short.json().error).toBe(short.json().message);
    expect(short.json().fields).toHaveProperty('newPassword');
    expect((await changeTo(staff, 'chitra', 'rain&tea!!')).statusCode).toBe(200);
  });

  it('keeps spaces and any script as they were typed', async () => {
    const password = '  ಗುಪ್ತ पासवर्ड 🏍️ ';
    expect((await changeTo(await newMember('deepa'), 'deepa', password)).statusCode).toBe(200);
    expect(await canLogIn('deepa', password)).toBe(true);
    expect(await canLogIn('deepa', password.trim())).toBe(false);
  });

  it('is written down without either password', async () => {
    await changeTo(await newMember('esha'), 'esha', NEW);
    const entries = await test.database.db.selectFrom('audit').selectAll().where('subject', '=', 'esha').execute();
    expect(entries).toMatchObject([{ user_id: 'esha', action: 'password.change' }]);
    expect(JSON.stringify(entries)).not.toMatch(/old password|new password|argon2/);
  });
});

describe('a change of password is refused', () => {
  let staff: StaffCall;
  beforeAll(async () => {
    staff = await newMember('farid');
  });

  it.each([
    [NEW, 'new password 3'],
    ['a', 'b'],
    [NEW, `${NEW} `],
  ])('when the two new ones differ: %j, %j', async (newPassword, confirmPassword) => {
    const reply = await change(staff, 'farid', { newPassword, confirmPassword });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      error: 'New password and confirm password do not match.',
      message: 'New password and confirm password do not match.',
    });
  });

  it.each([
    ['password99', messages.staff.passwordCommon],
    ['Abracadabra', messages.staff.passwordCommon],
    ['Qwerty@123', messages.staff.passwordCommon],
    ['Farid@2024', messages.staff.passwordOwnWords],
    ['Testopolis1', messages.staff.passwordOwnWords],
    [OLD, messages.staff.passwordSame],
  ])('when the new one is %j', async (password, sentence) => {
    const reply = await changeTo(staff, 'farid', password);
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { error: sentence, message: sentence, fields: { newPassword: sentence } },
    ]);
  });

  it('when the current one is wrong', async () => {
    const passwords = { oldPassword: 'wrong password', newPassword: NEW, confirmPassword: NEW };
    const reply = await change(staff, 'farid', passwords);
    expect([400, 403]).toContain(reply.statusCode);
    expect(reply.json().error).toMatch(/^[A-Z].+\.$/);
    expect(reply.json().message).toBe(reply.json().error);
  });

  it.each([
    ['oldPassword', ''],
    ['oldPassword', undefined],
    ['newPassword', ''],
    ['newPassword', null],
    ['newPassword', 12345678],
    ['confirmPassword', ''],
    ['confirmPassword', ['new password 2']],
  ])('when %s is %j', async (field, value) => {
    const reply = await change(staff, 'farid', { newPassword: NEW, confirmPassword: NEW, [field]: value });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toBe(reply.json().message);
    expect(reply.json().fields).toHaveProperty(field);
  });

  it.each([129, 5000])('when it has %i characters, and the sentence says why', async (length) => {
    const reply = await changeTo(staff, 'farid', 'x'.repeat(length));
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toMatch(/at most \d+ characters/);
  });

  it('for the account of somebody else, even with the right password', async () => {
    const passwords = { oldPassword: 'correct horse battery', newPassword: NEW, confirmPassword: NEW };
    const reply = await change(staff, 'admin', passwords);
    expect(reply.statusCode).toBe(403);
    expect(reply.json().error).toBe(reply.json().message);
    expect(await canLogIn('admin', 'correct horse battery')).toBe(true);
  });

  it('without a session', async () => {
    const body = { oldPassword: OLD, newPassword: NEW, confirmPassword: NEW };
    const reply = await test.call('PATCH', '/api/profile/password/farid', body);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({ error: 'Unauthorized. Please log in.', message: 'Unauthorized. Please log in.' });
  });

  it('and the password and the session stay what they were', async () => {
    expect((await staff('GET', '/api/me')).json()).toMatchObject({ user_id: 'farid' });
    expect(await canLogIn('farid', OLD)).toBe(true);
    expect(await canLogIn('farid', NEW)).toBe(false);
  });
});
