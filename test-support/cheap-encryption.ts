import { Encrypter } from 'age-encryption';
import { afterAll, beforeAll } from 'vitest';

/** The least that there is to guess at a passphrase. */
const LEAST = 1;

/** For a file of tests that is not about what a guess at a passphrase costs; `encryption.test.ts` has that. */
export function encryptCheaply(): void {
  const dear = Encrypter.prototype.setScryptWorkFactor;
  beforeAll(() => {
    Encrypter.prototype.setScryptWorkFactor = function (this: Encrypter) {
      dear.call(this, LEAST);
    };
  });
  afterAll(() => {
    Encrypter.prototype.setScryptWorkFactor = dear;
  });
}
