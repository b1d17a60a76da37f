import type { EnquiryDefinition } from '../../../contract/enquiries/define-enquiry.ts';
import type { Database } from '../../db/engine.ts';
import { validate } from '../../plugins/validate.ts';
import { ConsentBook } from './consent-book.ts';
import { hasKey } from './enquiries.repository.ts';
import { EnquiryWriter } from './enquiry-writer.ts';
import type { Submission } from './submission.ts';
import { toRow } from './to-row.ts';

export class EnquiryDesk {
  #database: Database;
  #writer: EnquiryWriter;
  #consents: ConsentBook;

  constructor(database: Database) {
    this.#database = database;
    this.#writer = new EnquiryWriter(database);
    this.#consents = new ConsentBook(database.db);
  }

  /** Resolves when the enquiry is stored, by this call or by an earlier one with the same key. */
  async submit(definition: EnquiryDefinition, submission: Submission): Promise<void> {
    const { payload, ...sent } = submission;
    let values: Record<string, unknown>;
    try {
      values = validate(definition.schema, payload, definition.texts.incomplete);
    } catch (fault) {
      // What was right when it was stored may be wrong by now: the day of a booking can have passed.
      if (sent.key && (await hasKey(this.#database.db, definition.kind, sent.key))) return;
      throw fault;
    }
    const consent = await this.#consents.check(sent.consent);
    await this.#writer.store(toRow(definition, values, Date.now(), { ...sent, consent }));
  }
}
