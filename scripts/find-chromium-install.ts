import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumsOn, thisMachine } from './find-chromium.ts';

export interface Installer {
  sentence: string;
  commands: [program: string, ...args: string[]][];
}

const MINUTES_20 = 20 * 60_000;

/** A Chromium that starts; installs one where there is none. */
export function ensureChromium(): string {
  const found = workingChromium();
  if (found) return found;
  const hasApt = existsSync('/usr/bin/apt-get');
  for (const { sentence, commands } of installers({ isRoot: process.getuid?.() === 0, hasApt })) {
    console.log(sentence);
    const isInstalled = commands.every((command) => succeeds(command, 'inherit', MINUTES_20));
    const installed = isInstalled ? workingChromium() : undefined;
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** Ways to get one, the best first: as root on Debian its own package, which brings all libraries along. */
export function installers({ isRoot, hasApt }: { isRoot: boolean; hasApt: boolean }): Installer[] {
  const playwright = (...flags: string[]): Installer => ({
    sentence: "No Chromium was found: installing Playwright's own (only this once) …",
    commands: [['playwright', 'install', ...flags, 'chromium']],
  });
  if (!isRoot || !hasApt) return [playwright()];
  const debian: Installer = {
    sentence: 'No Chromium was found: installing one with apt-get (only this once) …',
    commands: [
      ['apt-get', 'update', '-q'],
      ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium'],
    ],
  };
  return [debian, playwright('--with-deps')];
}

/** Some systems have a file that only says how to install one. (On Windows asking would open a window.) */
function workingChromium(): string | undefined {
  const machine = thisMachine();
  const starts = (file: string) => machine.platform === 'win32' || succeeds([file, '--version'], 'ignore', 30_000);
  return chromiumsOn(machine).find(starts);
}

function succeeds([program, ...args]: Installer['commands'][number], stdio: 'inherit' | 'ignore', timeout: number) {
  const isWindows = process.platform === 'win32';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio, timeout, env, shell: isWindows }).status === 0;
}
