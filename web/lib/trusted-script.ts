import { WORKER_POLICY_NAME } from '../../contract/worker-policy.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (text: string) => string },
  ): { createScriptURL(text: string): unknown };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/**
 * The address of a page's one worker, for browsers that trust no text as the address of a script and want to be told by whom
 * this one is trusted. Whatever else is asked for, the answer is this address. Once in a page: the policy has one name.
 */
export const trustedScript = (address: string): string =>
  trustedTypes
    ? (trustedTypes.createPolicy(WORKER_POLICY_NAME, { createScriptURL: () => address }).createScriptURL('') as string)
    : address;
