import type { AuditEntry } from '../../db/audit.ts';
import type { OwnChange } from '../document-kind.ts';

type Priced = Required<Pick<AuditEntry, 'action' | 'subject'>> & {
  before: number | undefined;
  after: number | undefined;
};

/** None where nothing changed, or where there is no price on one side. */
export const priceChange = (entry: Priced): OwnChange[] =>
  entry.before === entry.after || entry.before === undefined || entry.after === undefined
    ? []
    : [{ needs: 'prices.change', entry }];
