import type { DatabaseSettings } from './backup-source.ts';

export interface RestoreOrder {
  settings: DatabaseSettings;
  file: string;
  passphrase: string | undefined;
  /** Although there is a passphrase, a backup that is not encrypted will do. */
  takesUnencrypted?: boolean;
}
