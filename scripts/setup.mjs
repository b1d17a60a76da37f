// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, no dependencies.
// Installs, and builds where the task at hand needs it, only what has changed since the last time.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './front-end-sources.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = path.join(root, 'node_modules', '.kickstand-installed.json');
/** The built-in argon2 came with this version. */
const OLDEST_NODE = [24, 7];

/** What to have ready. The tests build by themselves, as one of their steps; developing needs no build. */
const tasks = {
  install: { packages: 'runtime', builds: false },
  // Commands for a server that may be running: whatever packages it has stay as they are.
  command: { packages: 'runtime', builds: false, keeps: true },
  run: { packages: 'runtime', builds: true },
  test: { packages: 'everything', builds: false },
  e2e: { packages: 'everything', builds: true },
  lighthouse: { packages: 'everything', builds: true },
  bench: { packages: 'everything', builds: true },
  trial: { packages: 'everything', builds: true },
};
const task = tasks[process.argv[2]] ?? tasks.run;
const withPackages = {
  ...process.env,
  PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
};
const isInstalledNow = installIfNeeded(task);
demandNode24();
if (task.builds) prepareToRun();

function prepareToRun() {
  const isBuiltNow = !isBuilt(root);
  if (isBuiltNow) {
    run('node', [path.join('scripts', 'build.ts')], 'The front end could not be built; the reason stands above.');
  }
  if (isBuiltNow || isInstalledNow) {
    run('node', [path.join('server', 'start.mjs'), '--compile-only'], 'The server could not be compiled.');
  }
}

function installIfNeeded({ packages: level, keeps }) {
  if (keeps && existsSync(path.join(root, 'node_modules'))) return false;
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package.json')))
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex');
  const stamp = readStamp();
  const isEnough = stamp?.level === 'everything' || stamp?.level === level;
  if (isEnough && stamp.lock === lock) return false;
  // What a developer has installed by hand is kept: leaving the development packages out would remove theirs.
  const hasMore = stamp ? stamp.level === 'everything' : existsSync(path.join(root, 'node_modules'));
  const installed = level === 'everything' || hasMore ? 'everything' : 'runtime';
  console.log('Installing packages (only the first time, or after a change) …');
  const startedAt = Date.now();
  const flags = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  flags.push(installed === 'runtime' ? '--omit=dev' : '--include=dev');
  run('npm', flags, 'The packages could not be installed. Check the network connection and try again.');
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ level: installed, lock }));
  console.log(`Packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s`);
  return true;
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return undefined;
  }
}

/** npm scripts find the Node that came with the packages first; where there is none, the machine's own must do. */
function demandNode24() {
  const version = spawnSync('node', ['--version'], {
    env: withPackages,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [major = 0, minor = 0] = (version.stdout ?? '').trim().slice(1).split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(
    `Kickstand needs Node ${OLDEST_NODE.join('.')} or newer; this machine has ${version.stdout || 'none'}.`,
  );
  process.exit(1);
}

function run(command, args, complaint) {
  const isWindows = process.platform === 'win32';
  const result = spawnSync(command, args, { cwd: root, env: withPackages, stdio: 'inherit', shell: isWindows });
  if (result.status === 0) return;
  console.error(complaint);
  process.exit(result.status ?? 1);
}
