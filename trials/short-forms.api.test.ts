import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { filledDatabase } from '../test-support/databases.ts';
import { describeResult, resultOf } from './result.ts';
import { Scene } from './scene.ts';
import { trials } from './trials.ts';

const engine = inject('engine');
const TIMEOUT_MS = 300_000;
const root = path.join(import.meta.dirname, '..');

describe('the trials, on a small scale', () => {
  for (const trial of trials) {
    const { name, mustHold, shortForm } = trial;
    if ('file' in shortForm) {
      it(`${name}: ${shortForm.file} has the short form`, () => {
        expect(existsSync(path.join(root, shortForm.file))).toBe(true);
      });
    } else if (shortForm.runsOn.includes(engine)) {
      it(`${name}: ${mustHold}`, { timeout: TIMEOUT_MS }, async ({ skip }) => {
        const postgresUrl = engine === 'postgres' ? inject('postgresUrl') : undefined;
        const { settings, remove } = await filledDatabase();
        const scene = Scene.on(engine, settings, { isShort: true, postgresUrl });
        scene.atTheEnd(remove);
        const result = await resultOf(trial, scene);
        if (result.outcome === 'not tried') skip(`${name} is not tried: ${result.reasons.join(', ')}`);
        expect(result.reasons, describeResult(result)).toEqual([]);
      });
    }
  }
});
