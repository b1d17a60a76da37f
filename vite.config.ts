import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { messages } from './web/bundling/messages.ts';
import { ownSentences } from './web/bundling/own-sentences.ts';
import { plainImports } from './web/bundling/plain-imports.ts';
import { translatedContent } from './web/bundling/translated-content.ts';

/** What building and developing have in common: `scripts/build.ts` and `server/ssr/dev-front-end.ts` add the rest. */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  // The settings in .env are the server's alone.
  envDir: false,
  publicDir: false,
  resolve: { alias: { '@fonts': path.join(import.meta.dirname, 'node_modules', '.cache', 'fonts') } },
  // What a worker needs only for some orders is fetched for these.
  worker: { format: 'es' },
  plugins: [compiledPanel(), tailwindcss(), plainImports(), messages(), translatedContent(), ownSentences()],
});

/**
 * The compiler of React spares the panel, whose tables are large and used all day, what need not be rendered again. On the site,
 * where little changes after it has come, it would add ten kilobytes to most pages (decision 023).
 */
function compiledPanel(): Plugin[] {
  return react({ compiler: true }).map((plugin) =>
    plugin.name === 'vite:react-compiler' ? { ...plugin, applyToEnvironment: ({ name }) => name === 'admin' } : plugin,
  );
}
