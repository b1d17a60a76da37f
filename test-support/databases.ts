import { inject } from 'vitest';
import type { NewDatabase } from './new-database.ts';
import { newDatabase } from './new-database.ts';

export type { DatabaseSettings } from './new-database.ts';

/** An empty database on the engine that this run is about. */
export const emptyDatabase = (): Promise<NewDatabase> =>
  newDatabase(inject('engine') === 'postgres' ? inject('postgresUrl') : undefined);
