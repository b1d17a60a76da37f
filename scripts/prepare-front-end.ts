import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What is made before the front end can be built or checked: the typeface's cuts and the functions of its sentences. */
export async function prepareFrontEnd(): Promise<void> {
  await Promise.all(
    ['fonts.ts', 'messages.ts'].map((script) => run(process.execPath, [path.join(import.meta.dirname, script)])),
  );
}
