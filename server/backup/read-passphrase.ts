import { readFileSync } from 'node:fs';
import type { Passphrase } from '../config.ts';
import { passphraseFault } from '../config.ts';
import { BackupError } from './backup-error.ts';

/** Undefined where none is set: backups then are not encrypted. */
export function readPassphrase(passphrase: Passphrase | undefined): string | undefined {
  if (!passphrase || 'text' in passphrase) return passphrase?.text;
  const text = readText(passphrase.file).replace(/\r?\n$/, '');
  const fault = passphraseFault(text);
  if (fault) throw new BackupError(`The passphrase in ${passphrase.file} ${fault}.`);
  return text;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new BackupError(`The passphrase in ${file} cannot be read.`, { cause });
  }
}
