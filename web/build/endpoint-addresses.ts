import type { Plugin } from 'vite';
import type { Endpoint } from '../../contract/endpoint.ts';
import { namedEndpoints } from '../../contract/endpoints.ts';

const MODULE = 'virtual:endpoint-addresses';

/** Of the table of calls the browser needs methods and paths alone; the schemas, and zod with them, stay on the server. */
export function endpointAddresses(): Plugin {
  const addresses = (wanted: readonly [string, Endpoint][]) =>
    JSON.stringify(Object.fromEntries(wanted.map(([name, { method, path }]) => [name, { method, path }])));
  const all: [string, Endpoint][] = Object.entries(namedEndpoints);
  return {
    name: 'kickstand:endpoint-addresses',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      // What the panel calls is no business of the site; while developing, both share one set of modules.
      const { name, config } = this.environment;
      const isSite = config.command === 'build' && name !== 'admin';
      return `export const addresses = ${addresses(isSite ? all.filter(([, { access }]) => access === 'public') : all)};`;
    },
  };
}
