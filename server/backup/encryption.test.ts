import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { collect, disordered, inPieces } from '../../test-support/frames.ts';
import { BackupError } from './backup-error.ts';
import { decrypt, encrypt } from './encryption.ts';

/** A thousandth of the real effort, which every test would have to make. */
const CHEAP = 7;
const PASSPHRASE = 'ಹುಬ್ಬಳ್ಳಿ monsoon 1986';
const FRAME = 64 * 1024 + 16;
const plain = randomBytes(200_001);

const close = (bytes: Buffer, passphrase = PASSPHRASE) => collect(encrypt(inPieces(bytes), passphrase, CHEAP));
const open = (bytes: Buffer, passphrase = PASSPHRASE) => collect(decrypt(inPieces(bytes), passphrase));
const closed = await close(plain);
/** What comes before the frames: lines of text, the last of which begins with dashes, and a nonce. */
const HEADER = closed.indexOf('\n', closed.indexOf('\n--- ') + 1) + 1 + 16;

/** Made with `age -p` 1.1.1, as Debian has it. */
const BY_AGE_ITSELF =
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBPL3hTbWNPZVhoeVRNSE56Y1pjMk5BIDE4Ck9BdnV5WHB2dXNHckJtNEQ1' +
  'NWpyd0dVOGhnbXRSeUJvamlxTTd0aWtaYkkKLS0tIGhXVTlPdUU3d0Z5cGFJWEVJQWVXM1RhcVpIT0xLNENva2UzYk5pWUowUVkK' +
  'cl0MR5vLaPv5oLi+nGzztWcpmvtSBDpyBAMPGbxDFjzcbtCbdVHhSkMWz3+wYXtyJu2+2jxPEw==';

describe('what is encrypted', () => {
  it.each([0, 1, 64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1, 3 * 64 * 1024])(
    'comes back with its %i bytes',
    async (size) => {
      const bytes = plain.subarray(0, size);
      const encrypted = await close(bytes);
      expect((await open(encrypted)).equals(bytes)).toBe(true);
      expect(size > 16 && encrypted.includes(bytes.subarray(0, 16))).toBe(false);
    },
  );

  it('is what the age command writes', async () => {
    expect((await open(Buffer.from(BY_AGE_ITSELF, 'base64'))).toString()).toBe('Encrypted by age 1.1.1\n');
  });

  it('costs a guess 128 MB and the better part of a second unless a test says otherwise', async () => {
    const { value } = await encrypt(inPieces(plain), PASSPHRASE).next();
    expect(Buffer.from(value as Uint8Array).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ 17\n/);
  });

  it('opens with no other passphrase, but with the same one typed on another keyboard', async () => {
    await expect(open(closed, 'another one')).rejects.toThrow('The passphrase is not the right one.');
    const encrypted = await close(plain, 'Café'.normalize('NFD'));
    expect((await open(encrypted, 'Café'.normalize('NFC'))).equals(plain)).toBe(true);
  });

  it('is refused with a sentence when any bit is another one', async () => {
    const places = [0, 20, 25, 40, 70, HEADER - 30, HEADER - 1, HEADER, HEADER + FRAME, closed.length - 1];
    for (const at of places) {
      const changed = Buffer.from(closed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await expect(open(changed), `at ${at}`).rejects.toBeInstanceOf(BackupError);
    }
  });

  it('is refused wherever it is cut off', async () => {
    for (const end of [
      0,
      20,
      HEADER - 10,
      HEADER,
      HEADER + 10,
      HEADER + FRAME,
      HEADER + 2 * FRAME,
      closed.length - 1,
    ]) {
      await expect(open(closed.subarray(0, end)), `at ${end}`).rejects.toThrow('The backup is damaged');
    }
  });

  it('is refused when frames are left out, repeated, or put in another order', async () => {
    for (const { told, bytes } of disordered(closed, HEADER, FRAME)) {
      await expect(open(bytes), told).rejects.toThrow('The backup is damaged');
    }
  });

  it('makes nobody spend more on a forged header than a real one may cost', async () => {
    const forged = Buffer.from(closed.toString('latin1').replace(/^(.*\n-> scrypt \S+) 7\n/, '$1 30\n'), 'latin1');
    await expect(open(forged)).rejects.toThrow('in a way that this release does not know');
  });

  it('is written and read a few pieces at a time, however much there is', async () => {
    let asked = 0;
    async function* endless() {
      for (;;) {
        asked += 1;
        yield plain;
      }
    }
    let read = 0;
    for await (const piece of decrypt(encrypt(endless(), PASSPHRASE, CHEAP), PASSPHRASE)) {
      read += piece.length;
      expect(asked * plain.length - read).toBeLessThan(10 * plain.length);
      if (read > 50 * plain.length) break;
    }
  });

  it('says what is wrong with the disk when it cannot be read', async () => {
    const fault = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' });
    async function* failing() {
      yield closed.subarray(0, HEADER + FRAME);
      throw fault;
    }
    await expect(collect(decrypt(failing(), PASSPHRASE))).rejects.toBe(fault);
  });
});
