import type { Plugin } from 'vite';
import { namedEndpoints } from '../../contract/endpoints.ts';

const MODULE = 'virtual:endpoint-addresses';

/** Of the table of calls the browser needs methods and paths alone; the schemas, and zod with them, stay on the server. */
export function endpointAddresses(): Plugin {
  const addresses = Object.entries(namedEndpoints).map(([name, { method, path }]) => [name, { method, path }]);
  return {
    name: 'kickstand:endpoint-addresses',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}` ? `export const addresses = ${JSON.stringify(Object.fromEntries(addresses))};` : undefined,
  };
}
