import { expect, it } from 'vitest';
import { decryptByPassword, encryptByPassword } from './password-encryption.ts';

const secret = Buffer.from('a secret of twenty b');

it('opens with the password of the owner and with nothing else', async () => {
  const encrypted = await encryptByPassword(secret, 'correct horse battery', 'asha');
  expect(encrypted).not.toContain(secret.toString('base64url'));
  expect(await decryptByPassword(encrypted, 'correct horse battery', 'asha')).toEqual(secret);
  await expect(decryptByPassword(encrypted, 'correct horse batterx', 'asha')).rejects.toThrow();
  await expect(decryptByPassword(encrypted, 'correct horse battery', 'ravi')).rejects.toThrow();
  await expect(decryptByPassword(`${encrypted.slice(0, -2)}AA`, 'correct horse battery', 'asha')).rejects.toThrow();
});

it('never looks the same twice', async () => {
  expect(await encryptByPassword(secret, 'x', 'asha')).not.toBe(await encryptByPassword(secret, 'x', 'asha'));
});
