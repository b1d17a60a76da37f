import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { DepartmentName } from '../../../contract/leads/departments/index.ts';
import { departmentNamed, departmentsWorkedBy } from '../../../contract/leads/departments/index.ts';
import type { handedOverSchema } from '../../../contract/schemas/team.ts';
import { say, sentence } from '../../../contract/sentence.ts';
import { HANDED_OVER_AT_ONCE } from '../../../contract/team.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { Trx } from '../../db/db.ts';
import { branchesOf, findStaffById, toUserId } from '../../db/staff.ts';
import type { StaffRow } from '../../db/tables.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { isUsableAccount } from '../../http/session.ts';
import { changeLead, findLead } from '../../leads/change-lead.ts';
import type { Sight } from '../../leads/sight.ts';
import { findFormer, isAway, isOfTeam, isRunBy, sightOfAsker } from './members.ts';
import { leadsOf } from './team.repository.ts';

type HandedOver = z.input<typeof handedOverSchema>;
type Result = HandedOver['results'][number];

interface Handover {
  by: string;
  from: string;
  /** Null: the pool. */
  to: string | null;
}

/** Somebody may be at work on a lead meanwhile: then it is read again, and handed over with what they did. */
const TRIES = 5;

/** The open leads of one person, as far as the asker sees them: all of them in one transaction, or where there are very many in pieces. */
export async function handOver(request: FastifyRequest, userId: string, wanted: string | null): Promise<HandedOver> {
  return request.server.context.database.db.transaction().execute(async (trx) => {
    const sight = await sightOfAsker(trx, request);
    const from = await findFormer(trx, sight, userId);
    const to = wanted === null ? undefined : await findReceiver(trx, sight, wanted, from.user_id);
    const takes = to && departmentsWorkedBy(to.role);
    const ids = await leadsOf(trx, from.user_id, sight, takes).select('id').orderBy('id').execute();
    const now = ids.slice(0, HANDED_OVER_AT_ONCE);
    const handover = { by: staffOf(request).user_id, from: from.user_id, to: to?.user_id ?? null };
    const results: Result[] = [];
    for (const { id } of now) results.push({ id, fault: await handOverOne(trx, id, handover) });
    const done = results.filter(({ fault }) => fault === '').map(({ id }) => id);
    if (done.length > 0) {
      const after = { to: handover.to, leads: done };
      await recordChange(trx, request, { action: 'team.handover', subject: from.user_id, after });
    }
    const left = ids.length - now.length;
    const refused = to && left === 0 ? await notTaken(trx, from.user_id, sight, to) : [];
    return {
      message: said(done.length),
      results: [...results, ...refused].sort((one, other) => one.id - other.id),
      left,
    };
  });
}

const said = (count: number): string =>
  count === 0
    ? say(sentence('team.nothingToHandOver'))
    : say(sentence('team.handedOver', { count: `${count} ${count === 1 ? 'lead' : 'leads'}` }));

/** Somebody who is there today and works with leads. */
async function findReceiver(trx: Trx, sight: Sight, wanted: string, from: string): Promise<StaffRow> {
  const account = await findStaffById(trx, toUserId(wanted));
  if (account?.user_id === from) throw refusedTo('team.toThemselves');
  const isFit = account && isOfTeam(account) && isUsableAccount(account, Date.now());
  if (!isFit || !isRunBy(sight, { ...account, branches: await branchesOf(trx, account.user_id) }))
    throw refusedTo('team.toUnknown');
  if (await isAway(trx, account.user_id, Date.now())) throw refusedTo('team.toAway');
  return account;
}

const refusedTo = (why: 'team.toThemselves' | 'team.toUnknown' | 'team.toAway') =>
  new HttpError(400, why, { fields: { to: why } });

async function handOverOne(trx: Trx, id: number, { by, from, to }: Handover): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const lead = await findLead(trx, id);
    if (lead?.owner !== from || lead.closed_at !== null) break;
    const changed = await changeLead(trx, {
      lead,
      change: { owner: to, offered_to: 'owner' },
      activity: { kind: 'given', user_id: by, at: Date.now(), details: JSON.stringify({ owner: [from, to] }) },
    });
    if (changed) return '';
  }
  return say(sentence('lead.changedMeanwhile'));
}

/** Those of departments that the receiver does not work in stay where they are. */
async function notTaken(trx: Trx, from: string, sight: Sight, to: StaffRow): Promise<Result[]> {
  const takes: DepartmentName[] = departmentsWorkedBy(to.role);
  const left = await leadsOf(trx, from, sight, undefined)
    .select(['id', 'department'])
    .where('department', 'not in', takes)
    .orderBy('id')
    .limit(HANDED_OVER_AT_ONCE)
    .execute();
  return left.map(({ id, department }) => ({
    id,
    fault: say(
      sentence('team.notTheirDepartment', {
        person: to.user_name || to.user_id,
        department: departmentNamed(department).title,
      }),
    ),
  }));
}
