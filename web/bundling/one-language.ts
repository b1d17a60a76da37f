import type { Plugin } from 'vite';
import { localesOf } from './build-locales.ts';

const MODULE = '\0kickstand:one-language';

/**
 * A build that speaks one language needs no choice between them, which would weigh more than the sentences themselves: it asks
 * for the language of the build in place of Paraglide's runtime, and the builder drops the rest of each sentence.
 */
export function messagesOfOneLanguage(): Plugin {
  return {
    name: 'kickstand:one-language',
    enforce: 'pre',
    resolveId(source, importer) {
      const isOfMessage = source === '../runtime.js' && importer?.includes('/paraglide/messages/');
      return isOfMessage && localesOf(this.environment).length === 1 ? MODULE : undefined;
    },
    load(id) {
      if (id !== MODULE) return undefined;
      const [locale] = localesOf(this.environment);
      // Under the name of the option that says the same of a whole compilation; ours has all languages, for the server.
      return `export const experimentalStaticLocale = ${JSON.stringify(locale)};
export const getLocale = () => experimentalStaticLocale;`;
    },
  };
}
