import type { Plugin } from 'vite';
import dealers from '../../content/dealers.json' with { type: 'json' };

const MODULE = 'virtual:branch-names';

/** The menu of every page names the branches; their addresses and numbers come with the pages that show them. */
export function branchNames(): Plugin {
  const branches = dealers.map(({ id, name }) => ({ id, name }));
  return {
    name: 'kickstand:branch-names',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export const branches = ${JSON.stringify(branches)};` : undefined),
  };
}
