import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/**
 * The 100,000 commonest passwords of ten characters and more, one a line, in small letters: counted by Mark Burnett in ten million
 * that had become known, and given to everybody. Shorter ones are refused for their length.
 */
const FILE = path.join(import.meta.dirname, 'common-passwords.txt.gz');
const unpack = promisify(gunzip);

/** The list is read anew for each question: nobody asks often, and it would be a megabyte of memory for ever. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const list = await unpack(await readFile(FILE));
  return `\n${list.toString('latin1')}`.includes(`\n${password.normalize('NFKC').toLowerCase()}\n`);
}
