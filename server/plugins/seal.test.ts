import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const secret = Buffer.from('a secret of twenty b');

it('opens with the password of the owner and with nothing else', async () => {
  const sealed = await seal(secret, 'correct horse battery', 'asha');
  expect(sealed).not.toContain(secret.toString('base64url'));
  expect(await unseal(sealed, 'correct horse battery', 'asha')).toEqual(secret);
  await expect(unseal(sealed, 'correct horse batterx', 'asha')).rejects.toThrow();
  await expect(unseal(sealed, 'correct horse battery', 'ravi')).rejects.toThrow();
  await expect(unseal(`${sealed.slice(0, -2)}AA`, 'correct horse battery', 'asha')).rejects.toThrow();
});

it('never looks the same twice', async () => {
  expect(await seal(secret, 'x', 'asha')).not.toBe(await seal(secret, 'x', 'asha'));
});
