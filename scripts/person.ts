import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readProcessConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import { migrations } from '../server/db/migrations/index.ts';
import { runPersonCommand } from '../server/personal-data/person-console.ts';

/** Everything but the data goes to standard error, so that `> file` has the data alone. */

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean' }, file: { type: 'string' } },
  });
  const database = openDatabase(readProcessConfig(), 'setting-up');
  try {
    await migrate(database, migrations, console.error);
    const confirm = async (question: string) => values.yes === true || ask(question);
    const { data, lines } = await runPersonCommand(database, positionals, { confirm });
    if (data) show(JSON.stringify(data, null, 2), values.file);
    for (const line of lines) console.error(line);
  } finally {
    await database.close();
  }
}

function show(json: string, file: string | undefined): void {
  // Nobody else on the machine is to read it.
  if (file) writeFileSync(file, `${json}\n`, { mode: 0o600, flag: 'wx' });
  else console.log(json);
}

/** Only a plain yes will do; no answer at all is a no. */
async function ask(question: string): Promise<boolean> {
  const dialog = createInterface({ input: process.stdin, output: process.stderr });
  const silence = new Promise<string>((resolve) => dialog.once('close', () => resolve('')));
  const answer = await Promise.race([dialog.question(`${question} Type yes: `), silence]);
  dialog.close();
  return answer.trim().toLowerCase() === 'yes';
}
