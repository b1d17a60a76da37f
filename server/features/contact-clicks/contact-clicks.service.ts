import type * as z from 'zod';
import type { ContactKind, KnownNames } from '../../../contract/contact-clicks.ts';
import { contactKinds, TOP_PAGES } from '../../../contract/contact-clicks.ts';
import { DAY_MS } from '../../../contract/durations.ts';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import type { contactClicksSchema } from '../../../contract/schemas/contact-clicks.ts';
import { ACTIVITY_DAYS } from '../../../contract/staff.ts';
import type { Db } from '../../db/db.ts';
import { toRowId } from '../../db/row-id.ts';
import { branchesAt } from '../../documents/branches.ts';
import type { Documents } from '../../documents/live-documents.ts';
import { modelNamed } from '../../documents/models.ts';
import { countClicksSince } from './contact-clicks.repository.ts';

export const nameOfModel =
  (documents: Documents): KnownNames['model'] =>
  (spelled) =>
    modelNamed(documents, spelled)?.body.bikeName;

export const hasBranch =
  (documents: Documents): KnownNames['hasBranch'] =>
  (id) =>
    branchesAt(documents, toRowId(id)).length > 0;

type Counts = Record<ContactKind, number>;

/** The clicks of the days that the dashboard shows, as of an instant. */
export async function readContactClicks(db: Db, now: number): Promise<z.input<typeof contactClicksSchema>> {
  const rows = await countClicksSince(db, kolkataDate(now - (ACTIVITY_DAYS - 1) * DAY_MS));
  const totals = none();
  const byPage = new Map<string, Counts>();
  for (const { kind, page, total } of rows) {
    const counts = byPage.get(page) ?? none();
    byPage.set(page, counts);
    counts[kind as ContactKind] += total;
    totals[kind as ContactKind] += total;
  }
  const pages = [...byPage].map(([page, counts]) => ({ page, counts, total: sum(counts) }));
  pages.sort((one, other) => other.total - one.total || (one.page < other.page ? -1 : 1));
  return { totals, pages: pages.slice(0, TOP_PAGES) };
}

const none = (): Counts => Object.fromEntries(contactKinds.map((kind) => [kind, 0])) as Counts;

const sum = (counts: Counts): number => Object.values(counts).reduce((total, count) => total + count, 0);
