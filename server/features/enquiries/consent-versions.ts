import type { ConsentPurpose } from '../../../contract/enquiries/consent.ts';
import { isVersionFor } from '../../../contract/enquiries/consent.ts';
import { findConsentText } from '../../db/consent-texts.ts';
import type { Db } from '../../db/db.ts';

/** Knows which notices there really were: of this release, of an older page that is still open, of a newer server. */
export class ConsentVersions {
  #db: Db;
  #known = new Set<string>();

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Undefined for a version that never was, or of a notice for something else: such a claim is no proof of anything, and no
   * reason to lose an enquiry.
   */
  async check(claimed: string | undefined, purpose: ConsentPurpose): Promise<string | undefined> {
    if (claimed === undefined || !isVersionFor(purpose, claimed)) return undefined;
    if (this.#known.has(claimed)) return claimed;
    if (!(await findConsentText(this.#db, claimed))) return undefined;
    this.#known.add(claimed);
    return claimed;
  }
}
