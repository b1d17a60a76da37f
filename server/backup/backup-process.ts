import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { BackupAnswer } from './backup-worker.ts';
import type { BackupOrder } from './make-backup.ts';

const PROGRAM = path.join(import.meta.dirname, 'backup-worker.ts');
const COMPILE_CACHE = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'kickstand');

/** Makes backups in a process of its own: SQLite copies without a pause, and nobody may wait for that. */
export class BackupProcess {
  #child: ChildProcess | undefined;

  async make(order: BackupOrder): Promise<{ file: string; bytes: number }> {
    const child = fork(PROGRAM, {
      serialization: 'advanced',
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child = child;
    const ended = new AbortController();
    try {
      child.send(order);
      const answer: BackupAnswer = await Promise.race([
        once(child, 'message', { signal: ended.signal }).then(([message]) => message),
        once(child, 'exit', { signal: ended.signal }).then(([code, signal]) => {
          throw new Error(`The process that makes the backup ended with ${signal ?? code}.`);
        }),
      ]);
      if ('failure' in answer) throw new Error(answer.failure);
      return answer;
    } finally {
      ended.abort();
      this.stop();
    }
  }

  /** What it has begun is removed by the next one. */
  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}
