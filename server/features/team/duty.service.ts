import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { departmentsAt } from '../../../contract/leads/departments/index.ts';
import type { dutyChangeSchema } from '../../../contract/schemas/team.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { Trx } from '../../db/db.ts';
import { branchKind } from '../../documents/kinds/branch.ts';
import { HttpError } from '../../http/http-error.ts';
import type { DutyPlace } from '../../leads/duty-rows.ts';
import { canBeOnDuty, dutyOf, dutyWords, removeDuty } from '../../leads/duty-rows.ts';
import type { Sight } from '../../leads/sight.ts';
import type { Member } from './members.ts';
import { holdMember, sightOfAsker } from './members.ts';
import { addDuty } from './team.repository.ts';

type DutyChange = z.output<typeof dutyChangeSchema>;

const has = (places: readonly DutyPlace[], { branch, department }: DutyPlace): boolean =>
  places.some((place) => place.branch === branch && place.department === department);

const isSame = (one: readonly DutyPlace[], other: readonly DutyPlace[]): boolean =>
  one.every((place) => has(other, place)) && other.every((place) => has(one, place));

/** Within the branches of whoever asks; what stands elsewhere stays. */
export async function setDuty(request: FastifyRequest, userId: string, change: DutyChange): Promise<void> {
  const { database, documents } = request.server.context;
  await database.db.transaction().execute(async (trx) => {
    const sight = await sightOfAsker(trx, request);
    const member = await holdMember(trx, sight, userId);
    const branches = new Map(
      (await documents.asOf(trx)).of(branchKind).map(({ key, body }) => [key, departmentsAt(body.trades)]),
    );
    refuseUnfit(member, change.duty, sight, branches);
    const before = await dutyOf(trx, member.user_id);
    const isOwn = ({ branch }: DutyPlace) => branches.has(branch) && (sight.branches?.includes(branch) ?? true);
    const shown = before.filter(isOwn);
    if (!isSame(shown, change.expected)) {
      throw new HttpError(409, 'team.changedMeanwhile', { current: { userId: member.user_id, duty: shown } });
    }
    if (isSame(shown, change.duty)) return;
    await replace(trx, member.user_id, shown, change.duty);
    await recordChange(trx, request, {
      action: 'team.duty',
      subject: member.user_id,
      before: dutyWords(before),
      after: dutyWords(await dutyOf(trx, member.user_id)),
    });
  });
}

async function replace(
  trx: Trx,
  userId: string,
  before: readonly DutyPlace[],
  after: readonly DutyPlace[],
): Promise<void> {
  const now = Date.now();
  for (const place of before) if (!has(after, place)) await removeDuty(trx, userId, place);
  const added = after.filter((place, index) => !has(before, place) && !has(after.slice(0, index), place));
  for (const place of added) await addDuty(trx, userId, place, now);
}

function refuseUnfit(
  member: Member,
  duty: readonly DutyPlace[],
  sight: Sight,
  branches: ReadonlyMap<string, readonly string[]>,
): void {
  for (const place of duty) {
    const departments = branches.get(place.branch);
    if (!departments) throw new HttpError(400, 'team.dutyInvalid');
    if (sight.branches && !sight.branches.includes(place.branch)) throw new HttpError(403, 'team.notYourBranch');
    if (!departments.includes(place.department)) throw new HttpError(400, 'team.noDepartment');
    if (!canBeOnDuty(member, place)) throw new HttpError(400, 'team.notTheirs');
  }
}
