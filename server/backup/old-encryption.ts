import { createDecipheriv, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupError } from './backup-error.ts';

/**
 * Reads what release 0.1.0 encrypted: scrypt makes the key, AES-256-GCM seals frame after frame. Each frame is numbered and the
 * last one is marked, so that frames cannot be left out, moved or cut off unnoticed. New backups are in the age format.
 */

export const OLD_MAGIC = Buffer.from('KICKSTAND-SEALED');
const FORMAT = 1;
/** A forged header may ask for no more memory and time than this. */
const MOST = { log2n: 20, r: 8, p: 1 };
const SALT_LENGTH = 16;
const CHECK_LENGTH = 16;
const KEY_LENGTH = 32;
const TAG_LENGTH = 16;
const FRAME = 64 * 1024;
const COST_AT = OLD_MAGIC.length + 1;
const SALT_AT = COST_AT + 3;
const CHECK_AT = SALT_AT + SALT_LENGTH;
const HEADER_LENGTH = CHECK_AT + CHECK_LENGTH;

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

export async function* decryptOld(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  let header: Buffer | undefined;
  let key: Buffer | undefined;
  let number = 0;
  async function* afterHeader(): AsyncGenerator<Uint8Array> {
    let start = Buffer.alloc(0);
    for await (const chunk of source) {
      if (header) {
        yield chunk;
        continue;
      }
      start = Buffer.concat([start, chunk]);
      if (start.length < HEADER_LENGTH) continue;
      header = start.subarray(0, HEADER_LENGTH);
      key = await keyFor(header, passphrase);
      yield start.subarray(HEADER_LENGTH);
    }
  }
  for await (const { frame, isLast } of frames(afterHeader(), FRAME + TAG_LENGTH)) {
    if (!key || !header || frame.length < TAG_LENGTH) throw new BackupError('The backup is cut off.');
    yield openFrame(frame, key, nonce(number, isLast), header);
    number += 1;
  }
}

function openFrame(frame: Buffer, key: Buffer, iv: Buffer, header: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_LENGTH }).setAAD(header);
  decipher.setAuthTag(frame.subarray(-TAG_LENGTH));
  try {
    return Buffer.concat([decipher.update(frame.subarray(0, -TAG_LENGTH)), decipher.final()]);
  } catch {
    throw new BackupError('The backup is damaged: a part of it is not what was written, or is missing.');
  }
}

/** Never twice the same under one key, which belongs to one file alone by its salt. */
function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeBigUInt64BE(BigInt(number), 3);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}

/** Cuts the bytes into pieces of one size. A full piece is held back until it is known whether another one follows. */
async function* frames(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ frame: Buffer; isLast: boolean }> {
  let held = Buffer.alloc(0);
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    let at = 0;
    for (; held.length - at > size; at += size) yield { frame: held.subarray(at, at + size), isLast: false };
    held = held.subarray(at);
  }
  yield { frame: held, isLast: true };
}

async function keyFor(header: Buffer, passphrase: string): Promise<Buffer> {
  const [log2n = 0, r = 0, p = 0] = header.subarray(COST_AT, SALT_AT);
  const isKnown = header[OLD_MAGIC.length] === FORMAT;
  if (!isKnown || log2n > MOST.log2n || log2n < 1 || r < 1 || r > MOST.r || p < 1 || p > MOST.p) {
    throw new BackupError('The backup is encrypted in a way that this release does not know.');
  }
  const { key, check } = await keyFrom(passphrase, header.subarray(SALT_AT, CHECK_AT), { log2n, r, p });
  if (!timingSafeEqual(check, header.subarray(CHECK_AT))) throw new BackupError('The passphrase is not the right one.');
  return key;
}

/** The second part tells a wrong passphrase from a damaged file; it says nothing about the first. */
async function keyFrom(
  passphrase: string,
  salt: Buffer,
  { log2n, r, p }: typeof MOST,
): Promise<{ key: Buffer; check: Buffer }> {
  const N = 2 ** log2n;
  const options = { N, r, p, maxmem: 256 * N * r };
  const bytes = await derive(passphrase.normalize('NFC'), salt, KEY_LENGTH + CHECK_LENGTH, options);
  return { key: bytes.subarray(0, KEY_LENGTH), check: bytes.subarray(KEY_LENGTH) };
}
