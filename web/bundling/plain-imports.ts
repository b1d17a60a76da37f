import type { Plugin } from 'vite';
import { interfaceLocales } from '../../contract/locales.ts';
import { siteEnvironment } from './build-locales.ts';

const siteEnvironments = interfaceLocales.map(siteEnvironment);

/**
 * Around every import of a page the builder puts what loads the page's styles before it. The site has one style sheet for all of
 * its pages, so nothing is left to do there, and no visitor has to load it.
 */
export function plainImports(): Plugin {
  return {
    name: 'kickstand:plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => siteEnvironments.includes(name),
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (importPage) => importPage();',
    },
    generateBundle(_options, bundle) {
      const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'));
      if (sheets.length > 1) this.error(`Nobody would load all of ${sheets.join(', ')}: the site has one style sheet.`);
    },
  };
}
