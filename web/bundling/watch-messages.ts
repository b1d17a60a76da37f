import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.join(import.meta.dirname, '..', '..');
const folder = path.join(root, 'web', 'site', 'messages') + path.sep;

/** While developing, a changed sentence shows as soon as its function has been made anew. */
export function watchMessages(): Plugin {
  return {
    name: 'kickstand:watch-messages',
    apply: 'serve',
    configureServer({ watcher, config }) {
      watcher.add(folder);
      watcher.on('change', (file) => {
        if (!file.startsWith(folder)) return;
        execFile(process.execPath, [path.join(root, 'scripts', 'messages.ts')], (error) => {
          if (error) config.logger.error(error.message);
        });
      });
    },
  };
}
