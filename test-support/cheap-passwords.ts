import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The least there is; what a password really costs to check is asked for all the same, and counted in `login.api.test.ts`. */
const LEAST = { memory: 8, passes: 1 };

type Argon2 = typeof crypto.argon2;

declare global {
  var dearArgon2: Argon2 | undefined;
}

// Files share the modules they load, and this one is loaded for each of them.
if (!globalThis.dearArgon2) {
  globalThis.dearArgon2 = crypto.argon2;
  const cheap: Argon2 = (algorithm, parameters, callback) =>
    globalThis.dearArgon2?.(algorithm, { ...parameters, ...LEAST }, callback);
  crypto.argon2 = cheap;
  syncBuiltinESMExports();
}
