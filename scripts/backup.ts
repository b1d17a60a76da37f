import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeBackup } from '../server/backup/describe-backup.ts';
import { backupName } from '../server/backup/file-names.ts';
import { makeBackup } from '../server/backup/make-backup.ts';
import { readPassphrase } from '../server/backup/read-passphrase.ts';
import { readProcessConfig } from '../server/config.ts';

const USAGE = `Usage: npm run backup [-- FILE] [--passphrase-file FILE]

Makes one file with everything that is stored, while the server goes on serving, and reads it back.
Without a name it goes to BACKUP_DIR. docs/operations.md says more.`;

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'passphrase-file': { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help || positionals.length > 1) throw new Error(USAGE);
  const config = readProcessConfig();
  const named = values['passphrase-file'];
  const passphrase = readPassphrase(named ? { file: path.resolve(named) } : config.backupPassphrase);
  const isEncrypted = passphrase !== undefined;
  const file = path.resolve(positionals[0] ?? path.join(config.backupDir, backupName(Date.now(), isEncrypted)));
  const { bytes, manifest } = await makeBackup({ settings: config, file, passphrase });
  console.log(`Backup made and read back: ${file} (${(bytes / 1_000_000).toFixed(1)} MB)`);
  console.log(`  ${describeBackup(manifest, isEncrypted)}`);
}
