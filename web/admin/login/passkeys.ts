/** What the browser itself does about passkeys: it makes them, and asks the person for one. */

type CreationOptions = PublicKeyCredentialCreationOptionsJSON;
type RequestOptions = PublicKeyCredentialRequestOptionsJSON;

/** A passkey is made for a name. */
const hasName = (): boolean => !/^[\d.]+$|:/.test(window.location.hostname);

/** Older browsers would need a library for what these functions do; they go on with passwords and codes. */
export const canUsePasskeys = (): boolean =>
  hasName() && typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** As the calls take it; undefined: the person has thought better of it, or the device has none. */
export type PasskeyMessage = Record<string, unknown> & {
  id: string;
  rawId: string;
  type: 'public-key';
  response: Record<string, unknown> & { clientDataJSON: string };
};

export const makePasskey = (options: unknown): Promise<PasskeyMessage | undefined> =>
  messageOf(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as CreationOptions),
    }),
  );

export const showPasskey = (options: unknown): Promise<PasskeyMessage | undefined> =>
  messageOf(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as RequestOptions),
    }),
  );

async function messageOf(ceremony: () => Promise<Credential | null>): Promise<PasskeyMessage | undefined> {
  try {
    const credential = await ceremony();
    return credential instanceof PublicKeyCredential ? (credential.toJSON() as unknown as PasskeyMessage) : undefined;
  } catch (error) {
    // Also when the device knows the account already.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
