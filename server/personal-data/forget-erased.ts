import type { Database } from '../db/engine.ts';

/** Sees to it that what was erased leaves the files of the database. Returns why it may still be there, or undefined. */
export async function forgetErased(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  stop?: AbortSignal,
): Promise<string | undefined> {
  try {
    return (await engine.forgetErased(db, stop)) ? undefined : 'something is reading it, perhaps a backup';
  } catch (error) {
    // They are erased all the same, and whoever did it is to know both.
    return error instanceof Error ? error.message : String(error);
  }
}
