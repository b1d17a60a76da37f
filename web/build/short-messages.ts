import type { Plugin } from 'vite';
import { BASE_LOCALE, locales } from '../../contract/locales.ts';

const others = locales.filter((locale) => locale !== BASE_LOCALE);

/** A sentence that has no translation yet needs no choice of a language, which would weigh more than the sentence itself. */
export function shortMessages(): Plugin {
  return {
    name: 'kickstand:short-messages',
    transform: (code, id) => (id.includes('/paraglide/messages/') ? shorten(code) : undefined),
  };
}

/** Leaves the text of the module as it is where a language has words of its own. */
export function shorten(code: string): string | undefined {
  const [head, name] = /^[\s\S]*?(?=\nexport const (\w+) =)/.exec(code) ?? [];
  if (head === undefined || name === undefined || code.indexOf('\nexport ', head.length + 1) !== -1) return undefined;
  const isSame = others.every((locale) => head.includes(`const ${locale}_${name} = ${BASE_LOCALE}_${name};`));
  return isSame ? `${head}\nexport const ${name} = ${BASE_LOCALE}_${name};\n` : undefined;
}
