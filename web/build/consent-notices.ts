import type { Plugin } from 'vite';
import consentJson from '../../content/consent.json' with { type: 'json' };
import { consentNotices } from '../../content/consent-notices.ts';
import siteJson from '../../content/site.json' with { type: 'json' };

const MODULE = 'virtual:consent-notices';

/** What forms say above their button, with the version under which the server knows each sentence. */
export function consentNoticesPlugin(): Plugin {
  const notices = JSON.stringify(consentNotices(consentJson, siteJson));
  return {
    name: 'kickstand:consent-notices',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export const notices = ${notices};` : undefined),
  };
}
