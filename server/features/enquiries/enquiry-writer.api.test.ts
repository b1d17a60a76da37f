import { beforeEach, describe, expect, it } from 'vitest';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { insertAudit } from '../../db/audit.ts';
import type { NewEnquiry } from '../../db/tables.ts';
import type { FurtherWork } from './enquiry-writer.ts';
import { EnquiryWriter } from './enquiry-writer.ts';

const test = setUpTestApp();
let count = 0;

const enquiry = (more: Partial<NewEnquiry> = {}): NewEnquiry => {
  count += 1;
  const texts = { name: `n${count}`, mobile: '', email: '', model: '', registration: '', message: '', details: '{}' };
  return { ...texts, kind: 'contact', search_text: 'x', created_at: Date.now(), reference: `REF${count}`, ...more };
};
const stored = async () => {
  const rows = await test.database.db.selectFrom('enquiries').select(['id', 'name']).orderBy('id').execute();
  return rows.map(({ id, name }) => [id, name]);
};
const noted = async () => {
  const rows = await test.database.db.selectFrom('audit').select('subject').orderBy('id').execute();
  return rows.map(({ subject }) => subject).sort();
};
const note: FurtherWork = (trx, id) => insertAudit(trx, 'x', '', { action: 'staff.enable', subject: String(id) });

beforeEach(async () => {
  await test.database.db.deleteFrom('enquiries').execute();
  await test.database.db.deleteFrom('audit').execute();
});

describe('what stores enquiries', () => {
  it('returns their ids, also where many share a commit', async () => {
    const writer = new EnquiryWriter(test.database);
    const all = Array.from({ length: 30 }, () => enquiry());
    const ids = await Promise.all(all.map((one) => writer.store(one)));
    expect(await stored()).toEqual(all.map(({ name }, n) => [ids[n], name]).sort(([a], [b]) => Number(a) - Number(b)));
  });

  it('returns none for one that was there before, and does no further work for it', async () => {
    const writer = new EnquiryWriter(test.database);
    const key = { idempotency_key: 'the-same-key' };
    const first = await writer.store(enquiry(key), note);
    expect(first).toBeGreaterThan(0);
    expect(await writer.store(enquiry(key), note)).toBeUndefined();
    expect([(await stored()).length, await noted()]).toEqual([1, [String(first)]]);
  });

  it('stores further work with an enquiry or neither, and the others of its commit all the same', async () => {
    const writer = new EnquiryWriter(test.database);
    const fails: FurtherWork = async (trx, id) => {
      await note(trx, id);
      throw new Error('on purpose');
    };
    const outcomes = await Promise.allSettled([
      writer.store(enquiry({ name: 'plain' })),
      writer.store(enquiry({ name: 'with work' }), note),
      writer.store(enquiry({ name: 'fails' }), fails),
      writer.store(enquiry({ name: 'last' }), note),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    const rows = await stored();
    expect(rows.map(([, name]) => name).sort()).toEqual(['last', 'plain', 'with work']);
    const worked = rows.flatMap(([id, name]) => (name === 'plain' ? [] : [String(id)])).sort();
    expect(await noted()).toEqual(worked);
  });
});
