// Runs on whatever Node the machine has: plain JavaScript, no dependencies.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['web', 'contract', 'content'];
const FILES = ['vite.config.ts', 'scripts/build.ts', 'scripts/fonts.ts', 'scripts/messages.ts', 'package-lock.json'];
/** Made by the build itself. */
const NO_SOURCES = ['web/site/messages/messages.d.ts'];
const STAMP = 'dist/sources.txt';

/** Equal as long as a build would give the same result. A few hundred small files: read in some milliseconds. */
export function hashFrontEndSources(root) {
  const hash = createHash('sha256');
  for (const file of [...FOLDERS.flatMap((folder) => filesBelow(root, folder)), ...FILES]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether dist/ was built from the sources as they are now. */
export function isBuilt(root) {
  try {
    return readFileSync(path.join(root, STAMP), 'utf8') === hashFrontEndSources(root);
  } catch {
    return false;
  }
}

const filesBelow = (root, folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (NO_SOURCES.includes(file)) return [];
      if (entry.isDirectory()) return filesBelow(root, file);
      return entry.name.endsWith('.test.ts') ? [] : [file];
    })
    .sort();
