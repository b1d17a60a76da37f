import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { InterfaceLocale } from '../../contract/locales.ts';
import { BASE_LOCALE, interfaceLocales } from '../../contract/locales.ts';
import { localesOf } from './build-locales.ts';

const MODULE = 'virtual:messages';
const web = path.join(import.meta.dirname, '..');
const folder = path.join(web, 'site', 'messages');
const typesFile = path.join(folder, 'messages.d.ts');

/** A sentence in each language that has it: `{name}` is a place to fill in. */
export type Sentence = Readonly<Partial<Record<InterfaceLocale, string>>>;
type Sentences = Readonly<Record<string, Sentence>>;

export function readMessages(): Sentences {
  const texts = interfaceLocales.flatMap((locale) =>
    messageFiles(locale).flatMap((file) =>
      Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))).map(([name, text]) => ({ name, locale, text })),
    ),
  );
  const sentences: Record<string, Sentence> = {};
  for (const { name, locale, text } of texts) sentences[name] = { ...sentences[name], [locale]: text };
  return sentences;
}

const messageFiles = (locale: InterfaceLocale): string[] =>
  globSync('*.json', { cwd: path.join(folder, locale) })
    .sort()
    .map((file) => path.join(folder, locale, file));

/** The function of one sentence, for the languages that a build speaks; what is not translated is said in English. */
export function sentenceModule(name: string, sentence: Sentence, spoken: readonly InterfaceLocale[]): string {
  const sayIn = (locale: InterfaceLocale) => `(fill) => ${toTemplate(sentence[locale] ?? sentence[BASE_LOCALE] ?? '')}`;
  const [only, ...others] = spoken;
  if (only && others.length === 0) return `export const ${name} = ${sayIn(only)};`;
  const byLanguage = spoken.map((locale) => `${locale}: ${sayIn(locale)}`);
  return `import { inCurrent } from ${JSON.stringify(path.join(web, 'lib', 'locale.ts'))};
const byLanguage = { ${byLanguage.join(', ')} };
export const ${name} = (fill) => inCurrent(byLanguage)(fill);`;
}

const toTemplate = (text: string): string =>
  `\`${text.replace(/[\\`$]/g, '\\$&').replace(/\{(\w+)\}/g, (_, place) => `\${fill.${place}}`)}\``;

/** The places to fill in, each named once. */
export const placesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].flatMap(([, place]) => place ?? [])),
];

/** What editors and the type check know of the sentences: which there are, what they ask for, and how they sound in English. */
export function messageTypes(sentences: Sentences): string {
  const functions = Object.entries(sentences).map(([name, { [BASE_LOCALE]: english = '' }]) => {
    const places = placesOf(english).map((place) => `${place}: string | number`);
    const parameters = places.length > 0 ? `fill: { ${places.join('; ')} }` : '';
    return `    /** ${english.replaceAll('*/', '* /')} */\n    readonly ${name}: (${parameters}) => string;`;
  });
  return `declare module '${MODULE}' {\n  export const m: {\n${functions.join('\n')}\n  };\n}\n`;
}

export function writeMessageTypes(): void {
  const types = messageTypes(readMessages());
  if (!existsSync(typesFile) || readFileSync(typesFile, 'utf8') !== types) writeFileSync(typesFile, types);
}

/**
 * `virtual:messages`: the site's sentences, each a module of its own, so that a page carries just those that it says. The build
 * for a browser has them in its one language, without a choice between languages, which would weigh more than they do.
 */
export function messages(): Plugin {
  let sentences: Sentences | undefined;
  return {
    name: 'kickstand:messages',
    resolveId: (source) => (source === MODULE || source.startsWith(`${MODULE}/`) ? `\0${source}` : undefined),
    watchChange(file) {
      if (!file.startsWith(folder) || !file.endsWith('.json')) return;
      sentences = undefined;
      writeMessageTypes();
    },
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      sentences ??= readMessages();
      // While developing, a changed sentence shows at once.
      for (const file of interfaceLocales.flatMap(messageFiles)) this.addWatchFile(file);
      const name = id.slice(`\0${MODULE}/`.length);
      return { code: moduleOf(name, sentences, localesOf(this.environment)), moduleSideEffects: false };
    },
  };
}

function moduleOf(name: string, sentences: Sentences, spoken: readonly InterfaceLocale[]): string {
  if (name === '') return `export * as m from '${MODULE}/all';`;
  if (name !== 'all') return sentenceModule(name, sentences[name] ?? {}, spoken);
  return Object.keys(sentences)
    .map((sentence) => `export { ${sentence} } from '${MODULE}/${sentence}';`)
    .join('\n');
}
