import type { EngineName } from './engine-name.ts';
import { seconds } from './figures.ts';
import type { Scene } from './scene.ts';
import type { Trial } from './trial.ts';
import { NotTried } from './trial.ts';

export interface Result {
  trial: Trial;
  engine: EngineName;
  outcome: 'held' | 'missed' | 'not tried';
  figures: string[];
  /** Why it was missed or not tried. */
  reasons: string[];
  ms: number;
}

/** Runs a trial to its end, whatever that is: one that breaks is missed, not forgotten. */
export async function resultOf(trial: Trial, scene: Scene): Promise<Result> {
  const startedAt = performance.now();
  const end = (outcome: Result['outcome'], figures: string[], reasons: string[]): Result => ({
    trial,
    engine: scene.engine,
    outcome,
    figures,
    reasons,
    ms: performance.now() - startedAt,
  });
  try {
    const { figures, faults } = await trial.run(scene);
    return end(faults.length === 0 ? 'held' : 'missed', figures, faults);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return error instanceof NotTried ? end('not tried', [], [reason]) : end('missed', [], [`it broke: ${reason}`]);
  } finally {
    await scene.close();
  }
}

export const describeResult = ({ trial, engine, outcome, figures, reasons, ms }: Result): string =>
  [`${trial.name} on ${engine}: ${outcome} (${seconds(ms)})`, ...reasons, ...figures].join('\n    ');
