import type { TemplateName } from '../../../contract/outgoing/templates.ts';
import type { Trx } from '../../db/db.ts';
import type { OutboxRow } from '../../db/tables.ts';

/** Why messages are sent. A new one needs a file of its own and a line in the index. */
export interface Purpose {
  /** As it stands in `outbox.purpose`. */
  name: string;
  /** What staff call it. */
  title: string;
  template: TemplateName;
  /** Afterwards it is of no use to anybody. */
  livesMs: number;
  /** To a customer, who may have unsubscribed. */
  isForCustomers: boolean;
  /** Only from 09:00 to 20:00, and one per number and hour. */
  isPolite: boolean;
  /** Asked in the transaction of the claim: why it is not wanted any more; undefined: it is. */
  stillWanted?(trx: Trx, row: OutboxRow, now: number): Promise<string | undefined>;
}
