import type { Plugin } from 'vite';
import type { Locale } from '../../contract/locales.ts';
import { localesOf } from './build-locales.ts';

/** A build that speaks one language needs no choice between them, which would weigh more than the sentences themselves. */
export function shortMessages(): Plugin {
  return {
    name: 'kickstand:short-messages',
    transform(code, id) {
      const [locale, ...others] = localesOf(this.environment);
      if (!locale || others.length > 0 || !id.includes('/paraglide/messages/')) return undefined;
      return shorten(code, locale);
    },
  };
}

/** Of a module of one sentence what one language needs of it; undefined for a module of another kind. */
export function shorten(code: string, locale: Locale): string | undefined {
  const [head, name] = /^[\s\S]*?(?=\nexport const (\w+) =)/.exec(code) ?? [];
  if (head === undefined || name === undefined || code.indexOf('\nexport ', head.length + 1) !== -1) return undefined;
  return `${head.replace(/^import .*$/gm, '')}\nexport const ${name} = ${locale}_${name};\n`;
}
