// Loaded into the workers of the API tests, and into servers that tests start (`node --import`): plain JavaScript, so that
// such a server need not load the TypeScript compiler for it.
import crypto from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { syncBuiltinESMExports } from 'node:module';

/** The least there is; what a password really costs to check is asked for all the same, and counted in `login.api.test.ts`. */
const LEAST = { memory: 8, passes: 1 };

// Files share the modules they load, and this one is loaded for each of them.
if (!globalThis.dearArgon2) {
  const dear = crypto.argon2;
  globalThis.dearArgon2 = dear;
  const asked = channel('kickstand:argon2');
  crypto.argon2 = (algorithm, parameters, callback) => {
    asked.publish({ algorithm, parameters });
    dear(algorithm, { ...parameters, ...LEAST }, callback);
  };
  syncBuiltinESMExports();
}
