import type { EnquiryDefinition } from '../../../contract/enquiries/enquiry-definition.ts';
import type { EnquirySchema } from '../../../contract/schemas/enquiries.ts';
import type { Database } from '../../db/engine.ts';
import type { NewEnquiry } from '../../db/tables.ts';
import { HttpError } from '../../http/http-error.ts';
import { validate } from '../../http/validate.ts';
import { keepConsents } from '../../outbox/keep-consents.ts';
import { ConsentVersions } from './consent-versions.ts';
import type { StoredEnquiry } from './enquiries.repository.ts';
import { findByKey } from './enquiries.repository.ts';
import type { FurtherWork } from './enquiry-writer.ts';
import { EnquiryWriter } from './enquiry-writer.ts';
import { payloadPrint } from './payload-print.ts';
import type { Submission } from './submission.ts';
import { toRow } from './to-row.ts';

export class EnquiryService {
  #database: Database;
  #writer: EnquiryWriter;
  #consents: ConsentVersions;

  constructor(database: Database) {
    this.#database = database;
    this.#writer = new EnquiryWriter(database);
    this.#consents = new ConsentVersions(database.db);
  }

  /** Resolves with its reference when the enquiry is stored, by this call or by an earlier one with the same key. */
  async submit(
    definition: EnquiryDefinition,
    schema: EnquirySchema,
    submission: Submission,
  ): Promise<string | null | undefined> {
    const { payload, ...sent } = submission;
    const { kind } = definition;
    const print = sent.key && payloadPrint(definition, payload, sent.key);
    let values: Record<string, unknown>;
    try {
      values = validate(schema, payload, definition.incomplete);
    } catch (fault) {
      // What was right when it was stored may be wrong by now: the day of a booking can have passed.
      const first = sent.key ? await findByKey(this.#database.db, kind, sent.key) : undefined;
      if (first && saysTheSame(first, print)) return first.reference;
      throw fault;
    }
    const consent = await this.#consents.check(sent.consent, definition.consent ?? 'answer');
    const row = toRow(definition, values, Date.now(), { ...sent, consent, print });
    if ((await this.#writer.store(row, furtherWork(definition, row))) !== undefined) return row.reference;
    const first = sent.key ? await findByKey(this.#database.db, kind, sent.key) : undefined;
    // Erased in this very moment, or the same again: the sender is told what the first one was told.
    if (!first || saysTheSame(first, print)) return first?.reference;
    throw new HttpError(409, 'request.keyReused');
  }
}

/** What somebody has agreed to be sent is kept with the opt-in, or not at all. */
const furtherWork = ({ consent }: EnquiryDefinition, row: NewEnquiry): FurtherWork | undefined =>
  consent === 'notify' ? (trx, id) => keepConsents(trx, { ...row, id }) : undefined;

/** Older releases kept no print, and answered whatever came under the key like the first. */
const saysTheSame = ({ payload_print }: StoredEnquiry, print: string | undefined): boolean =>
  payload_print === null || payload_print === print;
