import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const cache = path.join(import.meta.dirname, '..', 'node_modules', '.cache');

interface FetchedPackage {
  name: string;
  version: string;
  /** Its file that is imported. */
  entry: string;
}

/**
 * What a package exports by default. It is fetched when somebody asks for it: few people measure, and those who only test need not
 * wait for what measuring takes (decision 025).
 */
export async function importFetched<Export>({ name, version, entry }: FetchedPackage): Promise<Export> {
  const folder = path.join(cache, `${name}-${version}`);
  const file = path.join(folder, 'node_modules', name, entry);
  if (!existsSync(file)) fetchInto(folder, `${name}@${version}`);
  return ((await import(pathToFileURL(file).href)) as { default: Export }).default;
}

function fetchInto(folder: string, wanted: string): void {
  console.log(`Fetching ${wanted} (only this once) …`);
  mkdirSync(folder, { recursive: true });
  const args = ['install', `--prefix=${folder}`, '--no-audit', '--no-fund', '--loglevel=error', wanted];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${wanted} could not be fetched. Check the network connection and try again.`);
}
