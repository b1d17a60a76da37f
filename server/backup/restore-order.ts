import type { DatabaseSettings } from './backup-source.ts';

export interface RestoreOrder {
  settings: DatabaseSettings;
  file: string;
  passphrase: string | undefined;
  /** Although there is a passphrase, a backup that it did not seal will do. */
  takesUnsealed?: boolean;
}
