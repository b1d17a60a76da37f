import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Bill, LockFile } from './sbom/complete-bill.ts';
import { completeBill } from './sbom/complete-bill.ts';

/**
 * Writes the list of every package that runs in production, with version, licence and hash. The tool is fetched when somebody
 * asks for the list, because every installation for tests would take 146 packages more (decision 025).
 */

const ROOT = path.join(import.meta.dirname, '..');
const TOOL = '@cyclonedx/cyclonedx-npm@6.0.1';
// Without its optional packages, which would only check the list once more; and the same each time for the same lock file.
const FETCH = ['exec', '--yes', '--omit=optional', `--package=${TOOL}`, '--', 'cyclonedx-npm'];
const LIST = ['--package-lock-only', '--omit=dev', '--flatten-components', '--output-reproducible'];
const MOST_BYTES = 64 * 1024 * 1024;

const [target = 'sbom.cdx.json'] = process.argv.slice(2);
const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as LockFile;
const listed = execFileSync('npm', [...FETCH, ...LIST, '--output-file=-'], {
  cwd: ROOT,
  maxBuffer: MOST_BYTES,
  stdio: ['ignore', 'pipe', 'inherit'],
  shell: process.platform === 'win32',
});
const bill = completeBill(JSON.parse(listed.toString('utf8')) as Bill, lock);
writeFileSync(target, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${target}: ${bill.components.length} packages`);
