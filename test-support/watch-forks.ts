import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll } from 'vitest';

type Fork = typeof childProcess.fork;

/** The processes that are forked while the tests of this file run, the last one at the end. */
export function watchForks(): childProcess.ChildProcess[] {
  const forked: childProcess.ChildProcess[] = [];
  const real = childProcess.fork;
  const watched = (...args: Parameters<Fork>) => {
    const child = real(...args);
    forked.push(child);
    return child;
  };
  beforeAll(() => replaceFork(watched as Fork));
  afterAll(() => replaceFork(real));
  return forked;
}

function replaceFork(fork: Fork): void {
  childProcess.fork = fork;
  syncBuiltinESMExports();
}
