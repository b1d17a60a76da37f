import type { Hash } from 'node:crypto';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { AGE_MAGIC, decrypt, encrypt } from './encryption.ts';
import type { BackupPart, Manifest } from './manifest.ts';
import { MANIFEST_NAME, readManifest } from './manifest.ts';
import { decryptOld, OLD_MAGIC } from './old-encryption.ts';
import type { TarEntry } from './tar.ts';
import { packTar, TarError, unpackTar } from './tar.ts';

/**
 * A backup is a gzipped tar of its parts and, at its end, the manifest that lists them; so any machine can look into one. With a
 * passphrase the whole of it is encrypted.
 */

const GZIP_LEVEL = 3;
const GZIP_MAGIC = Buffer.from([0x1f, 0x8b]);
/** Parts that are looked at as a whole are small; anything else is no work of ours. */
const MOST_BYTES_IN_MEMORY = 64 * 1024 * 1024;

type Passphrase = string | undefined;

/** The file must not be there yet; when this returns it is on the disk. */
export async function writeArchive(
  file: string,
  passphrase: Passphrase,
  parts: AsyncIterable<TarEntry>,
  describe: (parts: BackupPart[]) => Manifest,
): Promise<Manifest> {
  const written: BackupPart[] = [];
  let manifest: Manifest | undefined;
  async function* entries(): AsyncGenerator<TarEntry> {
    for await (const part of parts) {
      const hash = createHash('sha256');
      yield { ...part, content: hashed(part.content, hash) };
      written.push({ name: part.name, bytes: part.size, sha256: hash.digest('hex') });
    }
    manifest = describe(written);
    const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    yield { name: MANIFEST_NAME, size: bytes.length, content: [bytes] };
  }
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  const gzip = createGzip({ level: GZIP_LEVEL });
  if (passphrase === undefined) await pipeline(packTar(entries()), gzip, target);
  else await pipeline(packTar(entries()), gzip, (bytes) => encrypt(bytes, passphrase), target);
  if (!manifest) throw new Error('The backup was not finished.');
  return manifest;
}

/**
 * Hands out each part in turn, and fails at the end unless every byte is the one that was written. Who has a passphrase trusts
 * what it encrypted and nothing else, unless they say so: a file in the open may be anybody's.
 */
export async function readArchive(
  file: string,
  passphrase: Passphrase,
  visit: (part: TarEntry) => Promise<void> = async () => {},
  takesUnencrypted = false,
): Promise<Manifest> {
  const decryption = await decryptionOf(file);
  if (!decryption && passphrase !== undefined && !takesUnencrypted) {
    throw new BackupError(
      'A passphrase is set, but this backup is not encrypted: anybody may have made or changed it. If you know where it comes from, say --unencrypted',
    );
  }
  if (decryption && passphrase === undefined) {
    throw new BackupError('The backup is encrypted. Name the file with its passphrase: --passphrase-file FILE');
  }
  let manifest: Manifest | undefined;
  const consume = async (bytes: AsyncIterable<Buffer>) => {
    manifest = await readParts(unpackTar(bytes), visit);
  };
  try {
    const source = createReadStream(file);
    if (decryption) await pipeline(source, (bytes) => decryption(bytes, passphrase ?? ''), createGunzip(), consume);
    else await pipeline(source, createGunzip(), consume);
  } catch (error) {
    throw isDamage(error) ? new BackupError('The backup is damaged or cut off.', { cause: error }) : error;
  }
  if (!manifest) throw new BackupError('The backup is damaged or cut off.');
  return manifest;
}

async function readParts(entries: AsyncIterable<TarEntry>, visit: (part: TarEntry) => Promise<void>) {
  const found: BackupPart[] = [];
  let manifest: Manifest | undefined;
  for await (const entry of entries) {
    if (manifest) throw new BackupError('The backup goes on after its end.');
    if (entry.name === MANIFEST_NAME) {
      manifest = readManifest(await bytesOf(entry));
      continue;
    }
    const hash = createHash('sha256');
    const content = hashed(entry.content, hash);
    await visit({ ...entry, content });
    // Also what the visitor did not care for.
    for await (const _chunk of content);
    found.push({ name: entry.name, bytes: entry.size, sha256: hash.digest('hex') });
  }
  if (!manifest) throw new BackupError('The backup is cut off: its list of contents is missing.');
  refuseOtherParts(manifest.parts, found);
  return manifest;
}

function refuseOtherParts(listed: readonly BackupPart[], found: readonly BackupPart[]): void {
  const isSame = (one: BackupPart | undefined, other: BackupPart | undefined) =>
    one?.name === other?.name && one?.bytes === other?.bytes && one?.sha256 === other?.sha256;
  const longest = listed.length > found.length ? listed : found;
  const wrong = longest.find((_part, at) => !isSame(listed[at], found[at]));
  if (wrong) throw new BackupError(`The backup is damaged: ${wrong.name} is not what was written.`);
}

async function* hashed(content: TarEntry['content'], hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

export async function bytesOf({ name, size, content }: TarEntry): Promise<Buffer> {
  if (size > MOST_BYTES_IN_MEMORY) throw new BackupError(`The backup is damaged: ${name} is too large.`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export const isEncrypted = async (file: string): Promise<boolean> => (await decryptionOf(file)) !== undefined;

/** What reads the file, by its first bytes; undefined where it is not encrypted. */
async function decryptionOf(file: string): Promise<typeof decrypt | undefined> {
  const start = Buffer.alloc(AGE_MAGIC.length);
  const handle = await open(file).catch((cause) => {
    throw new BackupError(`The backup ${file} cannot be opened (${cause.code}).`, { cause });
  });
  await handle.read(start).finally(() => handle.close());
  const begins = (magic: Buffer) => start.subarray(0, magic.length).equals(magic);
  if (begins(AGE_MAGIC)) return decrypt;
  if (begins(OLD_MAGIC)) return decryptOld;
  if (begins(GZIP_MAGIC)) return undefined;
  throw new BackupError(`${file} is not a backup of Kickstand.`);
}

const isDamage = (error: unknown): boolean =>
  error instanceof TarError || (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'));
