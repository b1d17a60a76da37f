import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { describe, expect, it, vi } from 'vitest';
import { ADMIN, jsonCall, setUpTestApp } from '../../../test-support/test-app.ts';
import { updateStaff } from '../../db/staff.ts';

const test = setUpTestApp();
const https = setUpTestApp({ publicUrl: 'https://www.malaprabha.example' });
const proxied = setUpTestApp({ trustProxy: 1 });
const logIn = (userId: string, password: string) => test.call('POST', '/api/login', { userId, password });

describe('login', () => {
  it('answers a token and sets a cookie that scripts and other sites cannot use', async () => {
    const reply = await logIn(ADMIN.userId, ADMIN.password);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      token: expect.stringMatching(/^\S{20,}$/),
      message: 'Login successful! Redirecting...',
    });
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(/^kickstand_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^kickstand_device=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
  });

  it('gives a new id each time and stores only its hash', async () => {
    const ids = await Promise.all([1, 2].map(async () => (await test.logIn()).cookie.split('=')[1] ?? ''));
    expect(ids[0]).not.toBe(ids[1]);
    const stored = await test.database.db.selectFrom('sessions').select('id_hash').execute();
    expect(stored.map(({ id_hash }) => id_hash)).not.toContain(ids[0]);
  });

  it('ends the session that the browser had until then', async () => {
    const before = await test.logIn();
    const other = await test.logIn();
    const again = await test.inject(jsonCall('POST', '/api/login', ADMIN, { cookie: before.cookie }));
    expect(again.statusCode).toBe(200);
    expect((await before('GET', '/api/me')).statusCode).toBe(401);
    expect((await other('GET', '/api/me')).statusCode, 'on another computer').toBe(200);
    const refused = jsonCall('POST', '/api/login', { ...ADMIN, password: 'wrong' }, { cookie: other.cookie });
    expect((await test.inject(refused)).statusCode).toBe(401);
    expect((await other('GET', '/api/me')).statusCode, 'after a login that failed').toBe(200);
  });

  it('behind https sends a Secure __Host- cookie and accepts no other', async () => {
    const staff = await https.logIn();
    expect(staff.cookie).toMatch(/^__Host-kickstand_session=/);
    expect((await staff('GET', '/api/me')).statusCode).toBe(200);
    const bare = staff.cookie.replace('__Host-', '');
    expect((await https.inject({ url: '/api/me', headers: { cookie: bare } })).statusCode).toBe(401);
    const reply = await https.call('POST', '/api/login', ADMIN);
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-kickstand_session=\S+; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      expect.stringMatching(/^__Host-kickstand_device=\S+; .*; HttpOnly; Secure; SameSite=Strict$/),
    ]);
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('takes the word of a proxy that it trusts for https, and of nobody else', async () => {
    const forwarded = jsonCall('POST', '/api/login', ADMIN, { 'x-forwarded-proto': 'https' });
    const names = ({ cookies }: { cookies: { name: string; secure?: boolean }[] }) =>
      cookies.map(({ name, secure }) => [name, secure === true]);
    expect(names(await proxied.inject(forwarded))).toEqual([
      ['__Host-kickstand_session', true],
      ['__Host-kickstand_device', true],
    ]);
    expect(names(await test.inject(forwarded))).toEqual([
      ['kickstand_session', false],
      ['kickstand_device', false],
    ]);
  });

  it('says the same for an unknown user and a wrong password', async () => {
    const unknown = await logIn('nobody', 'some password');
    const wrong = await logIn('admin', 'some password');
    expect(unknown.statusCode).toBe(401);
    expect(wrong.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
    expect(wrong.json()).toEqual({ error: 'Invalid credentials', message: 'Invalid credentials' });
  });

  it('does the same work for an unknown user as for a wrong password', async () => {
    const workFor = async (userId: string) => {
      const asked: unknown[] = [];
      const note = (call: unknown) => {
        const { algorithm, parameters } = call as { algorithm: string; parameters: { nonce: Buffer } };
        const { nonce, ...costs } = parameters;
        asked.push({ algorithm, ...costs, nonceBytes: nonce.length });
      };
      // Told by `cheap-passwords.mjs`.
      subscribe('kickstand:argon2', note);
      expect((await logIn(userId, 'some password')).statusCode).toBe(401);
      unsubscribe('kickstand:argon2', note);
      return asked;
    };
    const known = await workFor('admin');
    expect(known).toEqual([
      {
        algorithm: 'argon2id',
        memory: 19_456,
        passes: 2,
        parallelism: 1,
        tagLength: 32,
        nonceBytes: 16,
        message: 'some password',
      },
    ]);
    expect(await workFor('nobody')).toEqual(known);
  });

  it('refuses an inactive or expired account even with the right password, and ends its sessions', async () => {
    const { db } = test.database;
    for (const change of [{ is_active: 0 }, { expire_date: '2020-01-01' }]) {
      const staff = await test.logIn();
      await updateStaff(db, 'admin', change);
      expect((await staff('GET', '/api/me')).statusCode).toBe(401);
      expect((await logIn(ADMIN.userId, ADMIN.password)).statusCode).toBe(401);
      await updateStaff(db, 'admin', { is_active: 1, expire_date: null });
      expect((await staff('GET', '/api/me')).statusCode).toBe(401);
    }
  });

  it('leaves a line in the log each time, with the account, the address and what came of it, and no password', async () => {
    const info = vi.spyOn(test.app.log, 'info');
    const { db } = test.database;
    await logIn(' Admin ', ADMIN.password);
    await logIn('admin', 'mistyped secret');
    await logIn('my password by mistake', 'mistyped secret');
    await logIn('root\n{}', 'mistyped secret');
    await updateStaff(db, 'admin', { is_active: 0 });
    await logIn('admin', ADMIN.password);
    await updateStaff(db, 'admin', { is_active: 1 });
    const staff = await test.logIn();
    const passwords = { oldPassword: 'mistyped secret', newPassword: 'good enough', confirmPassword: 'good enough' };
    await staff('PATCH', '/api/profile/password/admin', passwords);
    await staff('POST', '/api/secondFactor/begin', { password: 'mistyped secret' });
    const lines = info.mock.calls.filter(([, text]) => text === 'login').map(([facts]) => facts as unknown);
    info.mockRestore();
    const line = (account: string, outcome: string) => ({
      reqId: expect.stringMatching(/\S/),
      account,
      from: '127.0.0.1',
      outcome,
    });
    expect(lines).toEqual([
      line('admin', 'succeeded by password'),
      line('admin', 'refused'),
      line('my?password?…', 'no such account'),
      line('root?', 'no such account'),
      line('admin', 'account closed'),
      line('admin', 'succeeded by password'),
      line('admin', 'password not confirmed'),
      line('admin', 'password not confirmed'),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/mistyped|mistake|horse/);
  });

  it('refuses a login form that another website sends', async () => {
    const call = jsonCall('POST', '/api/login', ADMIN, { origin: 'https://evil.example' });
    expect((await test.inject(call)).statusCode).toBe(403);
  });

  it('needs both fields', async () => {
    expect((await test.call('POST', '/api/login', { userId: 'admin' })).statusCode).toBe(400);
    expect((await test.call('POST', '/api/login', { password: 'x' })).statusCode).toBe(400);
    expect((await test.call('POST', '/api/login', { userId: { $ne: '' }, password: 'x' })).statusCode).toBe(400);
  });
});
