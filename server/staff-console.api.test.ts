import { describe, expect, it } from 'vitest';
import { setUpTestApp } from '../test-support/test-app.ts';
import { runStaffCommand } from './staff-console.ts';

const test = setUpTestApp();
const run = (line: string, options = {}) => runStaffCommand(test.database.db, line.split(' '), options);

describe('npm run staff', () => {
  it('adds an account that can log in with the password shown', async () => {
    const [said, shown] = await run('add Meera', { name: 'Meera K' });
    expect(said).toBe('Account meera was added.');
    const password = /^Password: (\S{16}) /.exec(shown ?? '')?.[1] ?? '';
    const staff = await test.logIn({ userId: 'MEERA', password });
    expect((await staff('GET', '/api/me')).json()).toMatchObject({ user_id: 'meera', user_name: 'Meera K' });
  });

  it('refuses what it cannot do, with a sentence', async () => {
    await expect(run('add meera')).rejects.toThrow('already');
    await expect(run('add b$d')).rejects.toThrow('letters, digits');
    await expect(run('disable nobody')).rejects.toThrow('no account nobody');
    await expect(run('expire meera tomorrow')).rejects.toThrow('YYYY-MM-DD');
    await expect(run('password meera', { password: 'short' })).rejects.toThrow('10 to 128');
    for (const command of ['add newcomer', 'password meera']) {
      await expect(run(command, { password: 'Password12' })).rejects.toThrow('guessed first');
    }
    await expect(run('add newcomer', { password: 'newcomer12' })).rejects.toThrow('user id');
    await expect(run('dance')).rejects.toThrow('Usage');
  });

  it('ends open sessions when it disables an account or sets its password', async () => {
    await run('password meera', { password: 'a new password' });
    await expect(run('password meera', { password: 'a new password' })).rejects.toThrow('must not be the current one');
    const staff = await test.logIn({ userId: 'meera', password: 'a new password' });
    await run('disable meera');
    expect((await staff('GET', '/api/me')).statusCode).toBe(401);
    await expect(test.logIn({ userId: 'meera', password: 'a new password' })).rejects.toThrow('401');
    await run('enable meera');
    const again = await test.logIn({ userId: 'meera', password: 'a new password' });
    expect((await again('GET', '/api/me')).statusCode).toBe(200);
  });

  it('gives an account another role, and a new one the role it is to have', async () => {
    expect(await run('role meera sales')).toEqual(['Account meera has the role sales; its sessions have ended.']);
    const staff = await test.logIn({ userId: 'meera', password: 'a new password' });
    expect((await staff('GET', '/api/managePrice')).statusCode).toBe(403);
    await run('add ravi', { role: 'content', password: 'a fine new password' });
    const lines = await run('list');
    expect(lines.find((line) => line.startsWith('meera'))).toContain(' sales ');
    expect(lines.find((line) => line.startsWith('ravi'))).toContain(' content ');
    for (const wrong of ['role meera king', 'role meera'])
      await expect(run(wrong)).rejects.toThrow(
        'A role is one of owner, manager, sales, service, content, translator, reader.',
      );
    await expect(run('add uma', { role: 'king' })).rejects.toThrow('A role is one of');
  });

  it('lists accounts without anything secret', async () => {
    const lines = (await run('list')).join('\n');
    expect(lines).toContain('admin');
    expect(lines).not.toContain('argon2');
  });
});
