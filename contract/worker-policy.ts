/** Under this name, and no other, a script may say that an address is that of a script. */
export const WORKER_POLICY_NAME = 'kickstand-worker';
