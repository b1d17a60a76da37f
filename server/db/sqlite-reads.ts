import { Worker } from 'node:worker_threads';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Db } from './db.ts';
import type { ReadAnswer, ReadOrder } from './reading-thread.ts';
import type { Tables } from './tables.ts';

/** What is read of a SQLite file by a thread of its own, which is started when somebody needs it. */
export function openSqliteReads(file: string): Db {
  const thread = new ReadingThread(file);
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => thread,
    releaseConnection: async () => {},
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: () => thread.end(),
  };
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return new Kysely<Tables>({ dialect });
}

/** Each statement sees one instant; whoever needs more belongs to the connection that writes. */
async function refuse(): Promise<never> {
  throw new Error('Reads of their own have no transactions.');
}

interface Waiting {
  resolve: (rows: unknown[]) => void;
  reject: (error: Error) => void;
}

class ReadingThread implements DatabaseConnection {
  #file: string;
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor(file: string) {
    this.#file = file;
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return { rows: (await this.#ask(text, parameters)) as Row[] };
  }

  streamQuery(): never {
    throw new Error('Reads of their own come whole.');
  }

  async end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #ask(text: string, parameters: readonly unknown[]): Promise<unknown[]> {
    this.#last += 1;
    const order: ReadOrder = { number: this.#last, text, parameters };
    return new Promise((resolve, reject) => {
      this.#waiting.set(order.number, { resolve, reject });
      this.#thread().postMessage(order);
    });
  }

  #thread(): Worker {
    this.#worker ??= this.#start();
    return this.#worker;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), { workerData: { file: this.#file } });
    worker.unref();
    worker.on('message', (answer: ReadAnswer) => this.#pass(answer));
    worker.on('error', (error) => this.#giveUp(error as Error));
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
      this.#giveUp(new Error('The thread that reads has ended.'));
    });
    return worker;
  }

  #pass(answer: ReadAnswer): void {
    const waiting = this.#waiting.get(answer.number);
    this.#waiting.delete(answer.number);
    if ('rows' in answer) waiting?.resolve(answer.rows);
    else waiting?.reject(Object.assign(new Error(answer.message), { code: answer.code, errcode: answer.errcode }));
  }

  /** A new thread is started for whoever asks next. */
  #giveUp(error: Error): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of all) reject(error);
  }
}
