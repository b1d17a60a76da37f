import path from 'node:path';
import { runBackupDrill } from '../test-support/backup-drill.ts';
import { bothEngines } from './engine-name.ts';
import { milliseconds, number, seconds } from './figures.ts';
import type { Trial } from './trial.ts';
import { Verdict } from './trial.ts';

const PICTURES = 200;
/** So many that the longest wait among them tells something. */
const ENQUIRIES_BEFORE = 500;
const STALLED_FOR_MS = 500;

export const backup: Trial = {
  name: 'backup',
  what: `a backup of ${PICTURES} MB of pictures and all data while people write, restored into an empty database`,
  mustHold:
    'every enquiry acknowledged before it began is in it; while it is made nobody waits 0.5 s longer than the longest wait before',
  engines: bothEngines,
  shortForm: { file: 'server/backup/drill.api.test.ts' },
  async run(scene) {
    const verdict = new Verdict();
    const target = await scene.anotherDatabase();
    const file = path.join(target.dataDir, 'trial.tar.gz');
    const size = { pictures: scene.count(24, PICTURES), enquiriesBefore: scene.count(25, ENQUIRIES_BEFORE) };
    const drill = await runBackupDrill(scene, target, file, size);
    const { acknowledgedBefore, acknowledgedMeanwhile, missing, longestBeforeMs, longestMeanwhileMs } = drill;
    verdict.demand(missing === 0, `${missing} acknowledged enquiries are not in the backup`);
    verdict.demand(acknowledgedBefore > 0 && acknowledgedMeanwhile > 0, 'nobody wrote, so nothing was tried');
    const stalledMs = Math.max(0, longestMeanwhileMs - longestBeforeMs);
    verdict.demand(stalledMs < scene.within(STALLED_FOR_MS), `somebody waited ${milliseconds(stalledMs)} longer`);
    return {
      figures: [
        `backed up in ${seconds(drill.backupMs)}, ${number(acknowledgedMeanwhile)} enquiries acknowledged meanwhile`,
        `${number(acknowledgedBefore)} acknowledged before it, ${number(acknowledgedBefore - missing)} of them in it`,
        `the longest wait: ${milliseconds(longestBeforeMs)} before, ${milliseconds(longestMeanwhileMs)} meanwhile`,
      ],
      faults: verdict.faults,
    };
  },
};
