import { Worker } from 'node:worker_threads';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Db } from './db.ts';
import type { ReadAnswer, ReadOrder } from './reading-thread.ts';
import type { Tables } from './tables.ts';

/** What is read of a SQLite file by threads of their own, which are started when somebody needs them. */
export function openSqliteReads(file: string, threads: number): Db {
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ReadingThreads(file, threads),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return new Kysely<Tables>({ dialect });
}

/** Each of them is asked one thing at a time; whoever comes when all are busy waits for the first that is free. */
class ReadingThreads implements Driver {
  #all: ReadingThread[];
  #idle: ReadingThread[];
  #waiting: ((thread: ReadingThread) => void)[] = [];

  constructor(file: string, count: number) {
    this.#all = Array.from({ length: count }, () => new ReadingThread(file));
    this.#idle = [...this.#all];
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    // The one that was used last: the others need not even be started where one is enough.
    return this.#idle.pop() ?? new Promise<ReadingThread>((resolve) => this.#waiting.push(resolve));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const thread = connection as ReadingThread;
    const next = this.#waiting.shift();
    if (next) next(thread);
    else this.#idle.push(thread);
  }

  beginTransaction = refuse;
  commitTransaction = refuse;
  rollbackTransaction = refuse;

  async destroy(): Promise<void> {
    await Promise.all(this.#all.map((thread) => thread.end()));
  }
}

/** Each statement sees one instant; whoever needs more belongs to the connection that writes. */
async function refuse(): Promise<never> {
  throw new Error('Reads of their own have no transactions.');
}

interface Asked {
  resolve: (rows: unknown[]) => void;
  reject: (error: Error) => void;
}

class ReadingThread implements DatabaseConnection {
  #file: string;
  #worker: Worker | undefined;
  #asked: Asked | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const order: ReadOrder = { text, parameters };
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      this.#asked = { resolve, reject };
      this.#worker ??= this.#start();
      this.#worker.postMessage(order);
    });
    return { rows: rows as Row[] };
  }

  streamQuery(): never {
    throw new Error('Reads of their own come whole.');
  }

  async end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), { workerData: { file: this.#file } });
    worker.unref();
    worker.on('message', (answer: ReadAnswer) => this.#pass(answer));
    worker.on('error', (error) => this.#asked?.reject(error as Error));
    worker.on('exit', () => {
      // A new one is started for whoever asks next.
      if (this.#worker === worker) this.#worker = undefined;
      this.#asked?.reject(new Error('The thread that reads has ended.'));
    });
    return worker;
  }

  #pass(answer: ReadAnswer): void {
    if ('rows' in answer) this.#asked?.resolve(answer.rows);
    else this.#asked?.reject(Object.assign(new Error(answer.message), { code: answer.code, errcode: answer.errcode }));
  }
}
