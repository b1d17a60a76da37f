import { WORKER_POLICY_NAME } from '../../contract/worker-policy.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (text: string) => string },
  ): { createScriptURL(text: string): unknown };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The next that may be asked for, and no other: the policy itself is made once in a page, because it has one name. */
let trusted = '';
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * The address of a worker of ours, for browsers that trust no text as the address of a script and want to be told by whom this one is
 * trusted.
 */
export function trustedScript(address: string): string {
  if (!trustedTypes) return address;
  trusted = address;
  policy ??= trustedTypes.createPolicy(WORKER_POLICY_NAME, { createScriptURL: () => trusted });
  return policy.createScriptURL('') as string;
}
