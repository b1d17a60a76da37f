import { openDatabase } from '../server/db/connect.ts';
import type { Database } from '../server/db/engine.ts';
import { updateStaff } from '../server/db/staff.ts';
import type { DatabaseSettings } from '../test-support/new-database.ts';
import { newDatabase } from '../test-support/new-database.ts';
import type { ServerProcess } from '../test-support/server-process.ts';
import { cheapPasswords, startServer } from '../test-support/server-process.ts';
import type { EngineName } from './engine-name.ts';

export const ADMIN = { userId: 'admin', password: 'correct horse battery' };

interface Means {
  isShort: boolean;
  /** Where a PostgreSQL runs, for trials on that engine. */
  postgresUrl?: string | undefined;
  say?: (line: string) => void;
}

/** Where a trial takes place: a database of its own, servers as processes on it, and everything gone at the end. */
export class Scene {
  readonly engine: EngineName;
  readonly isShort: boolean;
  readonly say: (line: string) => void;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly #postgresUrl: string | undefined;
  #cleanUps: (() => unknown)[] = [];

  private constructor(engine: EngineName, settings: DatabaseSettings, means: Means) {
    const { isShort, say = () => {}, postgresUrl } = means;
    this.engine = engine;
    this.isShort = isShort;
    this.say = say;
    this.dataDir = settings.dataDir;
    this.databaseUrl = settings.databaseUrl;
    this.#postgresUrl = postgresUrl;
  }

  static async open(engine: EngineName, means: Means): Promise<Scene> {
    const { settings, remove } = await newDatabase(engine === 'postgres' ? means.postgresUrl : undefined);
    const scene = new Scene(engine, settings, means);
    scene.atTheEnd(remove);
    return scene;
  }

  /** On a database that the trial itself has prepared. */
  static on(engine: EngineName, settings: DatabaseSettings, means: Means): Scene {
    return new Scene(engine, settings, means);
  }

  /** The number for a short run, or for a full one. */
  count(short: number, full: number): number {
    return this.isShort ? short : full;
  }

  /** A short run shares the machine with other tests: there it counts that nothing is lost, and less how quick that was. */
  within(limitMs: number): number {
    return this.isShort ? 20 * limitMs : limitMs;
  }

  /** A short run goes without pages, so that it needs no build, and without the work that a password is. */
  async startServer(settings: Record<string, string> = {}): Promise<ServerProcess> {
    const options = [this.isShort && cheapPasswords.NODE_OPTIONS, settings.NODE_OPTIONS].filter(Boolean).join(' ');
    const server = await startServer({
      NODE_ENV: this.isShort ? 'test' : 'production',
      DATA_DIR: this.dataDir,
      DATABASE_URL: this.databaseUrl,
      ADMIN_USER_ID: ADMIN.userId,
      ADMIN_PASSWORD: ADMIN.password,
      ENQUIRIES_PER_MINUTE: '0',
      ENQUIRIES_PER_DAY: '0',
      LOGINS_PER_MINUTE: '0',
      UNUSUAL_PAGES_PER_MINUTE: '0',
      LOG_LEVEL: 'silent',
      ...settings,
      NODE_OPTIONS: options,
    });
    this.atTheEnd(() => server.stop('SIGKILL'));
    // As if its owner had chosen a password already.
    await this.look(({ db }) => updateStaff(db, ADMIN.userId, { must_change_password: 0 }));
    return server;
  }

  /** An empty one on the same engine, gone at the end like the scene's own. */
  async anotherDatabase(): Promise<DatabaseSettings> {
    const { settings, remove } = await newDatabase(this.engine === 'postgres' ? this.#postgresUrl : undefined);
    this.atTheEnd(remove);
    return settings;
  }

  /** Looks into the database from outside, beside the servers or after them. */
  async look<Seen>(ask: (database: Database) => Promise<Seen>): Promise<Seen> {
    const database = openDatabase(this, 'setting-up');
    try {
      return await ask(database);
    } finally {
      await database.close();
    }
  }

  atTheEnd(cleanUp: () => unknown): void {
    this.#cleanUps.push(cleanUp);
  }

  /** The last that was set up goes first. */
  async close(): Promise<void> {
    for (const cleanUp of this.#cleanUps.splice(0).reverse()) await cleanUp();
  }
}
