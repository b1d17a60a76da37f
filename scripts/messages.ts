import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { BASE_LOCALE, locales } from '../contract/locales.ts';

/** Makes typed functions of the sentences in `web/site/messages/`. Does nothing while these are the same. */

const root = path.join(import.meta.dirname, '..');
const messages = path.join(root, 'web', 'site', 'messages');
const outdir = path.join(root, 'web', 'site', 'paraglide');
const stampFile = path.join(outdir, 'sources.txt');
const made = path.join(root, 'node_modules', '.cache', 'messages', `made-${process.pid}`);
const project = path.join(root, 'node_modules', '.cache', 'messages', 'project.inlang');

const sources = hashSources();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== sources) {
  writeProject();
  await compile({
    project,
    outdir: made,
    strategy: ['globalVariable', 'baseLocale'],
    outputStructure: 'message-modules',
    emitTsDeclarations: true,
    disableAsyncLocalStorage: true,
    emitReadme: false,
  });
  putInPlace();
  writeFileSync(stampFile, sources);
}
// The compiler leaves a timer behind that would keep the process waiting for half a minute.
process.exit(0);

function hashSources(): string {
  const files = globSync('**/*.json', { cwd: messages }).sort();
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(path.join(messages, file)));
  return hash.digest('hex');
}

/** What the compiler wants to know, kept out of the way together with the files it adds by itself. */
function writeProject(): void {
  const parent = path.dirname(project);
  const relative = (file: string) => `./${path.relative(parent, file).replaceAll(path.sep, '/')}`;
  const areas = globSync('*.json', { cwd: path.join(messages, BASE_LOCALE) }).sort();
  const settings = {
    baseLocale: BASE_LOCALE,
    locales,
    modules: [relative(path.join(root, 'node_modules', '@inlang', 'plugin-message-format', 'dist', 'index.js'))],
    'plugin.inlang.messageFormat': {
      pathPattern: areas.map((area) => relative(path.join(messages, '{locale}', area))),
    },
  };
  mkdirSync(project, { recursive: true });
  writeFileSync(path.join(project, 'settings.json'), JSON.stringify(settings));
}

/** Only what differs, so that a server that is developing finds every function at every moment. */
function putInPlace(): void {
  const files = globSync('**/*.{js,ts,json}', { cwd: made });
  for (const file of files) {
    const target = path.join(outdir, file);
    const content = readFileSync(path.join(made, file));
    if (existsSync(target) && readFileSync(target).equals(content)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  const wanted = new Set(files);
  for (const file of globSync('**/*.{js,ts}', { cwd: outdir })) if (!wanted.has(file)) rmSync(path.join(outdir, file));
  rmSync(made, { recursive: true, force: true });
}
