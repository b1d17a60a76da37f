import type { EngineName } from './engine-name.ts';
import type { Scene } from './scene.ts';

/** Something bad that is done to the site on purpose, and what must hold all the same. */
export interface Trial {
  /** As it is typed: `npm run trial -- load`. */
  name: string;
  what: string;
  mustHold: string;
  engines: readonly EngineName[];
  /** How `npm test` tries it on a small scale: by this trial itself on these engines, or in a test file of its own. */
  shortForm: { runsOn: readonly EngineName[] } | { file: string };
  run(scene: Scene): Promise<Finding>;
}

export interface Finding {
  /** What was done and what was reached, in numbers. */
  figures: string[];
  /** A sentence for each thing that did not hold; none: the trial is passed. */
  faults: string[];
}

/** For a trial that this machine has no means for. It counts neither as passed nor as failed, and is shown. */
export class NotTried extends Error {}

/** Keeps the faults of a trial: what is expected, and what to say when it is not so. */
export class Verdict {
  readonly faults: string[] = [];

  demand(isHeld: boolean, fault: string): void {
    if (!isHeld) this.faults.push(fault);
  }
}
