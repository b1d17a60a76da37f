import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { encryptCheaply } from '../../test-support/cheap-encryption.ts';
import { readArchive, writeArchive } from './archive.ts';
import type { Manifest } from './manifest.ts';
import { readManifest } from './manifest.ts';
import type { TarEntry } from './tar.ts';

encryptCheaply();
const folder = mkdtempSync(path.join(tmpdir(), 'kickstand-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PASSPHRASE = 'ಹುಬ್ಬಳ್ಳಿ monsoon 1986';
/** Larger than one frame of the encryption and one chunk of a stream, and of no even size. */
const contents = { 'database.sqlite': randomBytes(200_001), 'rows/empty/000001.jsonl': Buffer.alloc(0) };

const describeParts = (parts: Manifest['parts']): Manifest => ({
  product: 'kickstand',
  format: 1,
  madeAt: '2026-11-15T22:54:13.000Z',
  engine: 'sqlite',
  form: 'sqlite',
  schemaVersion: 2,
  tables: [],
  parts,
});

let made = 0;
async function make(passphrase?: string, describeAs = describeParts): Promise<string> {
  made += 1;
  const file = path.join(folder, `backup-${made}`);
  async function* parts(): AsyncGenerator<TarEntry> {
    for (const [name, bytes] of Object.entries(contents)) yield { name, size: bytes.length, content: [bytes] };
  }
  await writeArchive(file, passphrase, parts(), describeAs);
  return file;
}

function change(file: string, edit: (bytes: Buffer) => Buffer): string {
  made += 1;
  const changed = path.join(folder, `changed-${made}`);
  writeFileSync(changed, edit(readFileSync(file)));
  return changed;
}

const flip = (at: number) => (bytes: Buffer) => {
  const place = at < 0 ? bytes.length + at : at;
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  return bytes;
};

async function readAll(file: string, passphrase?: string) {
  const found: Record<string, Buffer> = {};
  const manifest = await readArchive(file, passphrase, async ({ name, content }) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    found[name] = Buffer.concat(chunks);
  });
  return { found, manifest };
}

describe('an archive with a passphrase', () => {
  it('opens with its passphrase alone, and gives back every byte', async () => {
    const file = await make(PASSPHRASE);
    const { found } = await readAll(file, PASSPHRASE);
    expect(found).toEqual(contents);
    await expect(readArchive(file, 'another one')).rejects.toThrow('The passphrase is not the right one.');
    await expect(readArchive(file, undefined)).rejects.toThrow('The backup is encrypted.');
  });
});

describe('an archive without a passphrase', () => {
  it('gives back every byte of every part', async () => {
    const { found, manifest } = await readAll(await make());
    expect(found).toEqual(contents);
    expect(manifest).toEqual(describeParts(manifest.parts));
    expect(manifest.parts.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['database.sqlite', 200_001],
      ['rows/empty/000001.jsonl', 0],
    ]);
  });

  it('is refused when a single bit is another one, or its end is missing', async () => {
    const file = await make();
    for (const at of [0, 60, 1000, 100_000, -1, -30]) {
      await expect(readArchive(change(file, flip(at)), undefined)).rejects.toThrow(/damaged|not a backup/);
    }
    const { length } = readFileSync(file);
    for (const end of [20, 1000, 100_000, length - 1]) {
      const cut = change(file, (bytes) => bytes.subarray(0, end));
      await expect(readArchive(cut, undefined)).rejects.toThrow(/damaged|cut off/);
    }
  });

  it('is refused when its list of contents makes no sense, whatever a changed bit has made of it', () => {
    for (const list of ['', '{', '{}', JSON.stringify({ ...describeParts([]), parts: 'none' })])
      expect(() => readManifest(Buffer.from(list))).toThrow('The backup is damaged');
  });

  it('can be looked into with the tools of any machine', async () => {
    const listed = execFileSync('tar', ['-tzf', await make()], { encoding: 'utf8' });
    expect(listed.trim().split('\n')).toEqual(['database.sqlite', 'rows/empty/000001.jsonl', 'manifest.json']);
  });

  it('is refused when a part is not the one in its list, even if packed again', async () => {
    const changed = change(await make(), (bytes) => gzipSync(flip(1000)(gunzipSync(bytes))));
    await expect(readArchive(changed, undefined)).rejects.toThrow('database.sqlite is not what was written');
  });

  it('is refused when its list names a part that is not there', async () => {
    const file = await make(undefined, (parts) =>
      describeParts([...parts, { name: 'more', bytes: 0, sha256: '0'.repeat(64) }]),
    );
    await expect(readArchive(file, undefined)).rejects.toThrow('more is not what was written');
  });

  it('of a newer format is refused with a sentence', async () => {
    const file = await make(undefined, (parts) => ({ ...describeParts(parts), format: 2 }) as unknown as Manifest);
    await expect(readArchive(file, undefined)).rejects.toThrow('made by a newer release of Kickstand');
  });
});

it('says so when a file is no backup, or not there', async () => {
  const file = path.join(folder, 'letter.txt');
  writeFileSync(file, 'Dear customer, thank you for your enquiry.');
  await expect(readArchive(file, undefined)).rejects.toThrow('is not a backup of Kickstand');
  await expect(readArchive(path.join(folder, 'gone'), undefined)).rejects.toThrow('cannot be opened (ENOENT)');
});
