import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the product is made of, as CycloneDX has it: every package that runs in production, with version, licence and hash. */

const root = path.join(import.meta.dirname, '..');
const [target = 'sbom.cdx.json'] = process.argv.slice(2);

interface BillOfMaterials {
  metadata: { component: { name: string; version: string } };
  components: unknown[];
}

// By the lock file, so that it is the same list on every machine, whatever is installed there.
const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'];
const { stdout, stderr, status } = spawnSync('npm', args, {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
if (status === 0) write(JSON.parse(stdout) as BillOfMaterials);
else {
  console.error(`npm could not make the list:\n${stderr}`);
  process.exitCode = 1;
}

function write(bill: BillOfMaterials): void {
  // npm takes the name of the folder that this happens to be checked out in.
  const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  Object.assign(bill.metadata.component, { name, version });
  writeFileSync(target, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${target}: ${bill.components.length} packages`);
}
