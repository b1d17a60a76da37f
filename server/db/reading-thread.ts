import { setPriority } from 'node:os';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** A thread with a connection that only reads: what takes long holds up nobody but those who ask here. */

export interface ReadOrder {
  text: string;
  parameters: readonly unknown[];
}

export type ReadAnswer = { rows: unknown[] } | { message: string; code: unknown; errcode: unknown };

/** Of 19: visitors' requests, which the main thread answers, come first where there are few processors. */
const GIVES_WAY = 10;
const MAX_KEPT_STATEMENTS = 100;
const BUSY_MS = 5000;
const { file } = workerData as { file: string };
const connection = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS });
// On Linux a thread has a priority of its own; elsewhere this would be that of the whole process.
if (process.platform === 'linux') setPriority(GIVES_WAY);
connection.exec('pragma temp_store = memory');
const kept = new Map<string, StatementSync>();

parentPort?.on('message', (order: ReadOrder) => parentPort?.postMessage(answer(order)));

function answer({ text, parameters }: ReadOrder): ReadAnswer {
  try {
    return { rows: prepare(text).all(...(parameters as SQLInputValue[])) };
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
    return { message, code, errcode };
  }
}

function prepare(text: string): StatementSync {
  const known = kept.get(text);
  if (known) return known;
  const statement = connection.prepare(text);
  if (kept.size >= MAX_KEPT_STATEMENTS) kept.delete(kept.keys().next().value ?? '');
  kept.set(text, statement);
  return statement;
}
