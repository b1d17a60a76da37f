import { copyFileSync, existsSync, linkSync, renameSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SQLITE_FILE } from './sqlite.ts';
import { syncFile, syncFolder } from './sync-folder.ts';

/**
 * Puts a finished database in the place of the present one in a single step: whenever the machine stops, the old or the new data
 * is there, whole. Returns where the old data is kept.
 */
export function swapSqlite(dataDir: string, replacement: string, suffix: string): string | undefined {
  const present = path.join(dataDir, SQLITE_FILE);
  asOneFile(replacement).close();
  syncFile(replacement);
  if (!existsSync(present)) {
    renameSync(replacement, present);
    syncFolder(dataDir);
    return undefined;
  }
  const held = holdAlone(present);
  const kept = `${present}.${suffix}`;
  try {
    keepAlso(present, kept);
    syncFolder(dataDir);
    // Windows renames no file that is open.
    if (process.platform === 'win32') held.close();
    renameSync(replacement, present);
    syncFolder(dataDir);
  } finally {
    if (held.isOpen) held.close();
  }
  return kept;
}

/** Fails with a sentence when a server, or anybody else, has the database open. */
export function demandAlone(dataDir: string): void {
  const present = path.join(dataDir, SQLITE_FILE);
  if (existsSync(present)) holdAlone(present).close();
}

/** The lock is the engine's own: every process that has the file open holds it, and loses it however it ends. */
function holdAlone(file: string): DatabaseSync {
  try {
    const connection = asOneFile(file);
    connection.exec('pragma locking_mode = exclusive; begin exclusive; commit');
    return connection;
  } catch (cause) {
    const isBusy = cause instanceof Error && 'errcode' in cause && (Number(cause.errcode) & 0xff) === 5;
    throw new Error(
      isBusy
        ? 'A server is running on this data, or somebody has it open. Stop it and try again; nothing was changed.'
        : `The present database cannot be opened (${cause instanceof Error ? cause.message : cause}). With every server stopped, move ${file}* into another folder and try again; nothing was changed.`,
      { cause },
    );
  }
}

/** Without a log of changes beside it, which would be taken for that of the new file. Only whoever is alone can do this. */
function asOneFile(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    connection.exec('pragma synchronous = full');
    connection.exec('pragma journal_mode = delete');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** A second name costs nothing; not every file system has them. */
function keepAlso(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, name);
    syncFile(name);
  }
}
