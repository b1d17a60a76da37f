import path from 'node:path';
import { parseArgs } from 'node:util';
import { isEncrypted } from '../server/backup/archive.ts';
import { describeBackup } from '../server/backup/describe-backup.ts';
import { readPassphrase } from '../server/backup/read-passphrase.ts';
import { checkBackup, restoreBackup } from '../server/backup/restore-backup.ts';
import { readProcessConfig } from '../server/config.ts';

const USAGE = `Usage: npm run restore -- FILE [--passphrase-file FILE] [--unencrypted] [--check]

Puts a backup in the place of all data, with every server stopped. The data from before is kept aside.
With --check the backup is only read and checked. Where a passphrase is set, a backup that is not encrypted is refused;
--unencrypted says that it is meant. docs/operations.md says more.`;

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'passphrase-file': { type: 'string' },
      unencrypted: { type: 'boolean' },
      check: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [name] = positionals;
  if (values.help || name === undefined || positionals.length > 1) throw new Error(USAGE);
  const config = readProcessConfig();
  const named = values['passphrase-file'];
  const passphrase = readPassphrase(named ? { file: path.resolve(named) } : config.backupPassphrase);
  const file = path.resolve(name);
  if (values.check) {
    const manifest = await checkBackup({ file, passphrase, takesUnencrypted: true });
    console.log(`The backup is whole: ${describeBackup(manifest, await isEncrypted(file))}`);
    return;
  }
  const takesUnencrypted = values.unencrypted === true;
  const { manifest, keptAt } = await restoreBackup({ settings: config, file, passphrase, takesUnencrypted });
  console.log(`Restored: ${describeBackup(manifest, await isEncrypted(file))}`);
  if (keptAt) console.log(`  The data from before is kept in ${keptAt}`);
  console.log('  Everybody has to log in to the panel again. Start the server with npm start.');
}
