import { createCipheriv, randomBytes, scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { collect, disordered, inPieces } from '../../test-support/frames.ts';
import { decryptOld } from './old-encryption.ts';

/** A thousandth of the real effort, which every test would have to make. */
const CHEAP_LOG2N = 7;
const PASSPHRASE = 'ಹುಬ್ಬಳ್ಳಿ monsoon 1986';
const [HEADER, PIECE, TAG] = [52, 64 * 1024, 16];
const FRAME = PIECE + TAG;
const plain = randomBytes(200_001);

/** As release 0.1.0 wrote it. */
function seal(bytes: Buffer, passphrase = PASSPHRASE): Buffer {
  const salt = randomBytes(16);
  const derived = scryptSync(passphrase.normalize('NFC'), salt, 48, { N: 2 ** CHEAP_LOG2N, r: 8, p: 1 });
  const cost = Buffer.from([1, CHEAP_LOG2N, 8, 1]);
  const header = Buffer.concat([Buffer.from('KICKSTAND-SEALED'), cost, salt, derived.subarray(32)]);
  const count = Math.max(1, Math.ceil(bytes.length / PIECE));
  const frames = Array.from({ length: count }, (_, number) => {
    const nonce = Buffer.alloc(12);
    nonce.writeBigUInt64BE(BigInt(number), 3);
    nonce[11] = number === count - 1 ? 1 : 0;
    const cipher = createCipheriv('aes-256-gcm', derived.subarray(0, 32), nonce).setAAD(header);
    const sealed = cipher.update(bytes.subarray(number * PIECE, (number + 1) * PIECE));
    return Buffer.concat([sealed, cipher.final(), cipher.getAuthTag()]);
  });
  return Buffer.concat([header, ...frames]);
}

const sealed = seal(plain);
const open = (bytes: Buffer, passphrase = PASSPHRASE) => collect(decryptOld(inPieces(bytes), passphrase));

describe('what release 0.1.0 encrypted', () => {
  it.each([0, 1, 64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1, 3 * 64 * 1024])(
    'comes back with its %i bytes',
    async (size) => {
      const bytes = plain.subarray(0, size);
      expect((await open(seal(bytes))).equals(bytes)).toBe(true);
    },
  );

  it('opens with no other passphrase, but with the same one typed on another keyboard', async () => {
    await expect(open(sealed, 'another one')).rejects.toThrow('The passphrase is not the right one.');
    const closed = seal(plain, 'Café'.normalize('NFC'));
    expect((await open(closed, 'Café'.normalize('NFD'))).equals(plain)).toBe(true);
  });

  it('is refused when any bit is another one', async () => {
    for (const at of [16, 17, 18, 20, 36, 51, HEADER, HEADER + 1000, HEADER + FRAME, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await expect(open(changed), `at ${at}`).rejects.toThrow(/damaged|not the right one|does not know/);
    }
  });

  it('is refused wherever it is cut off', async () => {
    for (const end of [0, 20, HEADER, HEADER + 10, HEADER + FRAME, HEADER + 2 * FRAME, sealed.length - 1]) {
      await expect(open(sealed.subarray(0, end)), `at ${end}`).rejects.toThrow(/damaged|cut off/);
    }
  });

  it('is refused when frames are left out, repeated, or put in another order', async () => {
    for (const { told, bytes } of disordered(sealed, HEADER, FRAME)) {
      await expect(open(bytes), told).rejects.toThrow('damaged');
    }
  });

  it('makes nobody spend more on a forged header than a real one would', async () => {
    const forged = Buffer.from(sealed);
    forged.writeUInt8(30, 17);
    await expect(open(forged)).rejects.toThrow('does not know');
  });
});
