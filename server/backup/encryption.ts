import { ReadableStream as NodeStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-error.ts';

/**
 * Encryption with a passphrase in the age format (age-encryption.org), which its own tools open too. It works on pieces of
 * 64 kB, so that memory stays flat; none of them can be changed, moved, left out or cut off unnoticed.
 */

export const AGE_MAGIC = Buffer.from('age-encryption.org/v1\n');
/** As a power of two: 128 MB and nearly a second for each guess. */
const WORK_FACTOR = 17;

export async function* encrypt(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
  workFactor = WORK_FACTOR,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(normalize(passphrase));
  encrypter.setScryptWorkFactor(workFactor);
  yield* await encrypter.encrypt(toWebStream(source));
}

export async function* decrypt(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(normalize(passphrase));
  try {
    yield* await decrypter.decrypt(toWebStream(source));
  } catch (cause) {
    throw toBackupError(cause);
  }
}

/** One class at run time, which the types of Node and those of browsers describe differently. */
const toWebStream = (source: AsyncIterable<Uint8Array>) =>
  NodeStream.from(source) as unknown as ReadableStream<Uint8Array>;

/** The same passphrase typed on another keyboard is the same passphrase. */
const normalize = (passphrase: string): string => passphrase.normalize('NFC');

/** The library tells faults apart by their words alone; `encryption.test.ts` fails if it chooses others. */
const KNOWN_FAULTS: Readonly<Record<string, string>> = {
  "no identity matched any of the file's recipients": 'The passphrase is not the right one.',
  'scrypt work factor is too high': 'The backup is encrypted in a way that this release does not know.',
};

function toBackupError(cause: unknown): unknown {
  // A disk that cannot be read has a code; what the library finds in the bytes has none.
  if (!(cause instanceof Error) || 'code' in cause) return cause;
  const sentence = KNOWN_FAULTS[cause.message];
  return new BackupError(sentence ?? 'The backup is damaged: a part of it is not what was written, or is missing.', {
    cause,
  });
}
