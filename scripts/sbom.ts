import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LockFile } from './bill-of-materials.ts';
import { billOfMaterials } from './bill-of-materials.ts';

/** Writes the list of every package that runs in production, with version, licence and hash. */

const lockFile = path.join(import.meta.dirname, '..', 'package-lock.json');
const [target = 'sbom.cdx.json'] = process.argv.slice(2);

const bill = billOfMaterials(JSON.parse(readFileSync(lockFile, 'utf8')) as LockFile);
writeFileSync(target, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${target}: ${bill.components.length} packages`);
const silent = bill.components.filter(({ licenses }) => !licenses).map((component) => component['bom-ref']);
if (silent.length > 0) console.error(`These do not say their licence: ${silent.join(', ')}`);
