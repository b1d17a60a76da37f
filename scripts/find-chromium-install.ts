import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Machine } from './find-chromium.ts';
import { HEADLESS_SHELL, testBrowsersOn, thisMachine } from './find-chromium.ts';

export interface Installer {
  sentence: string;
  commands: [program: string, ...args: string[]][];
}

const MINUTES_20 = 20 * 60_000;

interface Rights {
  isRoot: boolean;
  hasApt: boolean;
}

const rights = (): Rights => ({ isRoot: process.getuid?.() === 0, hasApt: existsSync('/usr/bin/apt-get') });

/** A Chromium that starts, installed where there is none. Any will do, but where Debian has the quicker one, it is installed. */
export function ensureTestBrowser(): string {
  const found = working(testBrowsersOn);
  const quicker = found === HEADLESS_SHELL || process.env.CHROMIUM_PATH ? [] : shellInstallers(rights());
  if (!found) return install([...quicker, ...installers(rights())], testBrowsersOn);
  try {
    return quicker.length === 0 ? found : install(quicker, (machine) => [HEADLESS_SHELL].filter(machine.exists));
  } catch {
    console.log(`It could not be installed: the tests run with ${found}, and take longer.`);
    return found;
  }
}

function install(ways: Installer[], places: (machine: Machine) => string[]): string {
  for (const { sentence, commands } of ways) {
    console.log(sentence);
    const isInstalled = commands.every((command) => succeeds(command, 'inherit', MINUTES_20));
    const installed = isInstalled ? working(places) : undefined;
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** Without the network it must not keep anybody waiting who has a browser already. */
const IMPATIENT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20'];

/** Only as root on Debian. */
export function shellInstallers({ isRoot, hasApt }: Rights): Installer[] {
  if (!isRoot || !hasApt) return [];
  const sentence = 'Installing the Chromium without windows, which tests faster, with apt-get (only this once) …';
  return [{ sentence, commands: aptGet('chromium-headless-shell', IMPATIENT) }];
}

const aptGet = (name: string, options: string[] = []): Installer['commands'] => [
  ['apt-get', ...options, 'update', '-q'],
  ['apt-get', ...options, 'install', '-y', '-q', '--no-install-recommends', name],
];

/** Ways to get one, the best first: as root on Debian its own package, which brings all libraries along. */
export function installers({ isRoot, hasApt }: Rights): Installer[] {
  const playwright = (...flags: string[]): Installer => ({
    sentence: "No Chromium was found: installing Playwright's own (only this once) …",
    commands: [['playwright', 'install', ...flags, 'chromium']],
  });
  if (!isRoot || !hasApt) return [playwright()];
  const debian: Installer = {
    sentence: 'No Chromium was found: installing one with apt-get (only this once) …',
    commands: aptGet('chromium'),
  };
  return [debian, playwright('--with-deps')];
}

/** Some systems have a file that only says how to install one. (On Windows asking would open a window.) */
function working(places: (machine: Machine) => string[]): string | undefined {
  const machine = thisMachine();
  const starts = (file: string) => machine.platform === 'win32' || succeeds([file, '--version'], 'ignore', 30_000);
  return places(machine).find(starts);
}

function succeeds([program, ...args]: Installer['commands'][number], stdio: 'inherit' | 'ignore', timeout: number) {
  const isWindows = process.platform === 'win32';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio, timeout, env, shell: isWindows }).status === 0;
}
