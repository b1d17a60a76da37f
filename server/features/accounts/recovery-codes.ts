import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
const GROUPS = 6;
const GROUP_LENGTH = 4;
/** Readable aloud: no letters or digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Each opens the account once, in place of the app. Of 118 bits, so that a plain hash of it gives nothing away. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newCode);

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

export const recoveryCodeHash = (code: string): string =>
  createHash('sha256').update(bareCode(code)).digest('base64url');

/** However it is typed: with capitals, spaces, without the dashes. */
export const bareCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();
