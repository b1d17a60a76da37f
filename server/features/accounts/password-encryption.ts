import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivePasswordKey } from './passwords.ts';

const CIPHER = 'aes-256-gcm';

/**
 * Encrypts under a key that follows from the password of its owner, which is stored nowhere: a copy of the database gives the
 * secret away no more than it gives away the password. Bound to the owner, so that nobody's secret can be put in another's place.
 */
export async function encryptByPassword(secret: Buffer, password: string, owner: string): Promise<string> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv(CIPHER, await derivePasswordKey(password, salt), nonce).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(secret), cipher.final()]);
  return [salt, nonce, cipher.getAuthTag(), encrypted].map((part) => part.toString('base64url')).join('.');
}

/** Throws when the password, or the owner, is another one. */
export async function decryptByPassword(text: string, password: string, owner: string): Promise<Buffer> {
  const [salt, nonce, tag, encrypted] = text.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!salt || !nonce || !tag || !encrypted) throw new Error('This was not encrypted here.');
  const decipher = createDecipheriv(CIPHER, await derivePasswordKey(password, salt), nonce, { authTagLength: 16 });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
  return Buffer.concat([decipher.update(encrypted), decipher.final()]);
}
