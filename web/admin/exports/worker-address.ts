import { WORKER_POLICY_NAME } from '../../../contract/worker-policy.ts';
import address from './export-worker.ts?worker&url';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (text: string) => string },
  ): { createScriptURL(text: string): unknown };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Whatever is asked for, the answer is the one worker that there is. */
const policy = trustedTypes?.createPolicy(WORKER_POLICY_NAME, { createScriptURL: () => address });

/** Browsers that trust no text as the address of a script want to be told by whom this one is trusted. */
export const workerAddress = (): string => (policy ? (policy.createScriptURL(address) as string) : address);
