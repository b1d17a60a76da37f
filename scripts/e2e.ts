import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureTestBrowser } from './find-chromium-install.ts';

/** The browser tests alone, with Playwright's own arguments: `npm run e2e -- every-page --project=phone`. */

process.exitCode = run();

function run(): number {
  try {
    // Node reads TypeScript itself, and keeps what it has compiled: Playwright's compiler would do all of it again.
    const env = { ...process.env, CHROMIUM_PATH: ensureTestBrowser(), PW_DISABLE_TS_ESM: '1' };
    const cwd = path.join(import.meta.dirname, '..');
    const args = ['test', ...process.argv.slice(2)];
    return (
      spawnSync('playwright', args, { cwd, env, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
