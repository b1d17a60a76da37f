import { Client } from './client.ts';
import { bothEngines } from './engine-name.ts';
import { number } from './figures.ts';
import { tryCalls, tryStaffTexts } from './naughty-calls.ts';
import { tryExports } from './naughty-exports.ts';
import { tryForms } from './naughty-forms.ts';
import { fewNaughtyStrings, naughtyStrings } from './naughty-strings.ts';
import type { Trial } from './trial.ts';
import { Verdict } from './trial.ts';

const MOST_FAULTS_TOLD = 20;

export const naughty: Trial = {
  name: 'naughty-strings',
  what: `${naughtyStrings.length} hostile texts in every field of every form and call, in addresses, and in the files of reports`,
  mustHold:
    'no 5xx; accepted text comes back byte for byte (white space around it is cut off); shown as text in the panel (`e2e/panel-naughty.spec.ts`); CSV and Excel calculate nothing',
  engines: bothEngines,
  shortForm: { runsOn: bothEngines },
  async run(scene) {
    const verdict = new Verdict();
    const strings = scene.isShort ? fewNaughtyStrings : naughtyStrings;
    const exported = tryExports(naughtyStrings, verdict);
    const server = await scene.startServer();
    const client = new Client(server.origin, 32);
    await client.logIn();
    const forms = await tryForms(client, strings, verdict);
    scene.say(`    ${number(forms.sent)} enquiries, ${number(forms.accepted)} accepted`);
    const texts = await tryStaffTexts(client, scene.isShort ? strings.slice(0, 3) : strings, verdict);
    scene.say(`    ${number(texts)} texts of staff`);
    // In short, `server/hostile-input.api.test.ts` has the calls.
    const calls = scene.isShort ? 0 : await tryCalls(client, strings, verdict);
    const health = await client.ask('GET', '/healthz');
    verdict.demand(health.status === 200, `the server answers ${health.status} afterwards`);
    client.close();
    return {
      figures: [
        `${number(strings.length)} texts: ${number(forms.sent)} enquiries, of which ${number(forms.accepted)} accepted and read back`,
        `${number(calls)} other calls, ${number(texts)} texts of staff read back, ${number(exported)} cells exported`,
      ],
      faults: verdict.faults.slice(0, MOST_FAULTS_TOLD),
    };
  },
};
