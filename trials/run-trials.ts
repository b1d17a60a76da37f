import { parseArgs } from 'node:util';
import type { PostgresServer } from '../test-support/postgres-server.ts';
import { startPostgres } from '../test-support/postgres-server.ts';
import type { EngineName } from './engine-name.ts';
import { bothEngines } from './engine-name.ts';
import type { Result } from './result.ts';
import { describeResult, resultOf } from './result.ts';
import { writeResultsPage } from './results-page.ts';
import { Scene } from './scene.ts';
import { trials } from './trials.ts';

/** `npm run trial`: all of them on both engines; `npm run trial -- load kill --on=sqlite` takes some. */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { on: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !trials.some((trial) => trial.name === name));
if (unknown.length > 0) {
  console.error(`There is no trial ${unknown.join(', ')}. There are: ${trials.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const chosen = positionals.length > 0 ? trials.filter(({ name }) => positionals.includes(name)) : trials;
const engines = bothEngines.filter((engine) => !values.on || values.on === engine);

const say = (line: string) => console.log(line);
let postgres: PostgresServer | undefined;
const results: Result[] = [];
try {
  for (const trial of chosen) {
    for (const engine of engines.filter((one) => trial.engines.includes(one))) {
      say(`${trial.name} on ${engine}: ${trial.what}`);
      const result = await resultOf(trial, await openScene(engine));
      say(`  ${describeResult(result)}`);
      results.push(result);
      // After each of them, so that whoever stops the run keeps what was reached. The figures of a short one are worth no page.
      if (!values.short) writeResultsPage(trials, results);
    }
  }
} finally {
  await postgres?.remove();
}

const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
say(`\n${count('held')} held, ${count('missed')} missed, ${count('not tried')} not tried`);
process.exit(count('missed') === 0 ? 0 : 1);

async function openScene(engine: EngineName): Promise<Scene> {
  if (engine === 'postgres') postgres ??= await startPostgres();
  return Scene.open(engine, { isShort: values.short, postgresUrl: postgres?.url, say });
}
