import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const deriveKey = promisify(argon2);

/** OWASP's recommendation for argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const HEAD = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`;

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const key = await derivePasswordKey(password, nonce);
  return `${HEAD}${toBase64(nonce)}$${toBase64(key)}`;
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, , , costs = '', nonce = '', tag = ''] = stored.split('$');
  const { m, t, p } = Object.fromEntries(costs.split(',').map((cost) => cost.split('=')));
  const expected = Buffer.from(tag, 'base64');
  const key = await deriveKey('argon2id', {
    message: password.normalize('NFC'),
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
    tagLength: expected.length,
  });
  return timingSafeEqual(key, expected);
}

/** A key of 256 bits that follows from a password; as dear to guess as the password itself. */
export const derivePasswordKey = (password: string, nonce: Buffer): Promise<Buffer> =>
  deriveKey('argon2id', { message: password.normalize('NFC'), nonce, ...COST });

/** No password fits it. Checked in place of an unknown account's, so that the answer takes as long as for a known one. */
export const NO_PASSWORD = `${HEAD}${toBase64(Buffer.alloc(16))}$${toBase64(Buffer.alloc(32))}`;

/** Readable aloud: no letters or digits that look alike. */
export function generatePassword(length = 16): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  let password = '';
  while (password.length < length) {
    for (const byte of randomBytes(length)) {
      // Taking the remainder of every byte would favour the first letters.
      if (byte < 256 - (256 % alphabet.length) && password.length < length)
        password += alphabet[byte % alphabet.length];
    }
  }
  return password;
}

function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
