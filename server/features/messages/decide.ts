import { formatTime } from '../../../contract/display.ts';
import { kolkataTime } from '../../../contract/kolkata-time.ts';
import { PROVIDER_MAY_TELL_MS } from '../../../contract/outgoing/states.ts';
import { sentence } from '../../../contract/sentence.ts';
import type { AuditEntry } from '../../db/audit.ts';
import type { Trx } from '../../db/db.ts';
import type { OutboxRow } from '../../db/tables.ts';
import { HttpError } from '../../http/http-error.ts';
import { findPurpose } from '../../outbox/purposes/index.ts';
import { changeRow, holdRow } from './messages.repository.ts';

interface Decision {
  id: number | undefined;
  /** As whoever decides has seen it. */
  seen: OutboxRow['state'];
  now: number;
}

/** Sends a message again that a person has looked at. Returns what the history says of it. */
export async function sendAgain(trx: Trx, { id, seen, now }: Decision): Promise<AuditEntry> {
  const row = await holdSeen(trx, id, seen);
  const tellsUntil = (row.settled_at ?? 0) + PROVIDER_MAY_TELL_MS;
  // Only a provider that tells later is waited for; mail servers do not.
  if (row.state === 'unknown' && row.channel !== 'email' && tellsUntil > now) {
    throw new HttpError(409, sentence('outbox.notYet', { time: formatTime(kolkataTime(tellsUntil)) }));
  }
  const expires_at = now + (findPurpose(row.purpose)?.livesMs ?? 0);
  const change = { state: 'waiting', attempts: 0, unclear: 0, not_before: now, expires_at, settled_at: null } as const;
  await changeRow(trx, row.id, { ...change, last_error: '' });
  return entryOf('message.again', row);
}

/** Takes a message off the list that a person has looked at. */
export async function drop(trx: Trx, { id, seen, now }: Decision): Promise<AuditEntry> {
  const row = await holdSeen(trx, id, seen);
  await changeRow(trx, row.id, { state: 'dropped', settled_at: now });
  return entryOf('message.drop', row);
}

async function holdSeen(trx: Trx, id: number | undefined, seen: OutboxRow['state']): Promise<OutboxRow> {
  const row = id === undefined ? undefined : await holdRow(trx, id);
  if (!row) throw new HttpError(404, 'outbox.unknown');
  if (row.state !== seen) {
    throw new HttpError(409, sentence('outbox.changed', { state: row.state }), { current: { state: row.state } });
  }
  return row;
}

/** Without whom it was for. */
const entryOf = (action: 'message.again' | 'message.drop', { id, purpose, channel, state }: OutboxRow): AuditEntry => ({
  action,
  subject: `message ${id}`,
  before: { state, purpose, channel },
});
