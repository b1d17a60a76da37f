import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { textIn } from '../../../contract/documents/local-text.ts';
import { enquiries } from '../../../contract/enquiries/index.ts';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import {
  departmentNamed,
  departmentOf,
  departmentsAt,
  departmentsWorkedBy,
} from '../../../contract/leads/departments/index.ts';
import { BASE_LOCALE } from '../../../contract/locales.ts';
import { roles } from '../../../contract/roles/index.ts';
import type { teamSchema } from '../../../contract/schemas/team.ts';
import { branchKind } from '../../documents/kinds/branch.ts';
import type { Documents } from '../../documents/live-documents.ts';
import { isUsableAccount } from '../../http/session.ts';
import { canBeOnDuty } from '../../leads/duty-rows.ts';
import { isOpenAt, nextOpening } from '../../leads/opening-minutes.ts';
import type { Sight } from '../../leads/sight.ts';
import type { Member } from './members.ts';
import { isOfTeam, isRunBy, sightOfAsker } from './members.ts';
import { countLeads, listAbsences, listDuty, listRules, listStaff, readIntake } from './team.repository.ts';

type Team = z.input<typeof teamSchema>;

/** All that was read for one answer. */
interface Known {
  now: number;
  sight: Sight;
  staff: Member[];
  duty: Awaited<ReturnType<typeof listDuty>>;
  absences: Awaited<ReturnType<typeof listAbsences>>;
  leads: Awaited<ReturnType<typeof countLeads>>;
  /** Those that the asker runs. */
  branches: ReturnType<typeof branchesOfSight>;
}

export async function readTeam(request: FastifyRequest): Promise<Team> {
  const { database, documents } = request.server.context;
  const { db } = database;
  const now = Date.now();
  const today = kolkataDate(now);
  const sight = await sightOfAsker(db, request);
  const live = await documents.asOf(db);
  const known: Known = {
    now,
    sight,
    staff: await listStaff(db),
    duty: await listDuty(db),
    absences: await listAbsences(db, today),
    leads: await countLeads(db, sight, now),
    branches: branchesOfSight(live, sight),
  };
  return {
    today,
    people: peopleOf(known),
    branches: known.branches.map((branch) => describeBranch(branch, known)),
    gone: goneBranches(live, known),
    rules: describeRules(await listRules(db), sight, live),
    mayRule: sight.branches === undefined,
    intake: await describeIntake(request, sight, now),
  };
}

const branchesOfSight = (documents: Documents, { branches }: Sight) =>
  documents.of(branchKind).filter(({ key }) => branches?.includes(key) ?? true);

const stateOf = (member: Member, { absences, now }: Known): Team['people'][number]['state'] => {
  if (!isUsableAccount(member, now)) return 'ended';
  const today = kolkataDate(now);
  const isAway = absences.some(({ user_id, from_day }) => user_id === member.user_id && from_day <= today);
  return isAway ? 'away' : 'works';
};

/** Whoever works with leads, and whoever left some behind. */
function peopleOf(known: Known): Team['people'] {
  const { staff, sight, leads } = known;
  const hasLeads = ({ user_id }: Member) => leads.some(({ owner }) => owner === user_id);
  return staff
    .filter((member) => isRunBy(sight, member))
    .filter((member) => hasLeads(member) || (isOfTeam(member) && isUsableAccount(member, known.now)))
    .map((member) => describeMember(member, known));
}

function describeMember(member: Member, known: Known): Team['people'][number] {
  const { user_id, user_name, role, branches, expire_date } = member;
  const definition = roles.find(({ name }) => name === role);
  const own = known.leads.filter(({ owner }) => owner === user_id);
  return {
    userId: user_id,
    userName: user_name || user_id,
    roleTitle: definition?.title ?? role,
    branches: definition?.isOfBranches ? branches : [],
    departments: departmentsWorkedBy(role),
    state: stateOf(member, known),
    lastDay: expire_date,
    duty: known.duty
      .filter((row) => row.user_id === user_id && known.branches.some(({ key }) => key === row.branch))
      .map(({ branch, department }) => ({ branch, department }))
      .sort((one, other) => placeOf(one).localeCompare(placeOf(other))),
    absences: known.absences
      .filter((row) => row.user_id === user_id)
      .map(({ id, from_day, to_day }) => ({ id, from: from_day, to: to_day })),
    openLeads: sum(own.map(({ open }) => open)),
    lateLeads: sum(own.map(({ late }) => late)),
  };
}

const placeOf = ({ branch, department }: { branch: string; department: string }): string => `${branch} ${department}`;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function describeBranch({ key, body }: Known['branches'][number], known: Known): Team['branches'][number] {
  const { now, duty, staff, leads } = known;
  const opening = { week: body.week, closedOn: new Set(body.holidays.map(({ date }) => date)) };
  const isOpen = isOpenAt(opening, now);
  const isPresent = (userId: string, department: Team['branches'][number]['departments'][number]['department']) => {
    const member = staff.find(({ user_id }) => user_id === userId);
    if (!member || stateOf(member, known) !== 'works') return false;
    return canBeOnDuty(member, { branch: key, department });
  };
  return {
    branch: key,
    name: textIn(body.name, BASE_LOCALE),
    week: body.week,
    closures: body.holidays
      .filter(({ date }) => date >= kolkataDate(now))
      .toSorted((one, other) => one.date.localeCompare(other.date))
      .map(({ date, name }) => ({ date, name: textIn(name, BASE_LOCALE) })),
    isOpen,
    opensAt: isOpen ? null : (nextOpening(opening, now) ?? null),
    departments: departmentsAt(body.trades).map((department) => ({
      department,
      onDuty: duty
        .filter((row) => row.branch === key && row.department === department && isPresent(row.user_id, department))
        .map(({ user_id }) => user_id),
      pool: sum(
        leads
          .filter((row) => row.owner === null && row.branch === key && row.department === department)
          .map(({ open }) => open),
      ),
    })),
  };
}

/** A branch that was set aside keeps its leads until somebody gives them another. */
function goneBranches(documents: Documents, { leads }: Known): Team['gone'] {
  const there = new Set(['', ...documents.of(branchKind).map(({ key }) => key)]);
  const left = Map.groupBy(
    leads.filter(({ branch }) => !there.has(branch)),
    ({ branch }) => branch,
  );
  return [...left].map(([branch, rows]) => ({ branch, openLeads: sum(rows.map(({ open }) => open)) }));
}

function describeRules(
  rules: Awaited<ReturnType<typeof listRules>>,
  { departments }: Sight,
  documents: Documents,
): Team['rules'] {
  const branches = documents.of(branchKind);
  const nameOf = (key: string) => {
    const found = branches.find((branch) => branch.key === key);
    return found ? textIn(found.body.name, BASE_LOCALE) : key;
  };
  return enquiries.flatMap(({ kind, title }) => {
    const department = departmentOf(kind)?.name;
    if (!department || !departments.includes(department)) return [];
    const branch = rules.find((rule) => rule.kind === kind)?.branch ?? null;
    const [first] = branches.filter(({ body }) => departmentsAt(body.trades).includes(department));
    return [
      {
        kind,
        title,
        department,
        branch,
        branchName: branch === null ? '' : nameOf(branch),
        otherwise: first ? nameOf(first.key) : '',
      },
    ];
  });
}

async function describeIntake(request: FastifyRequest, { departments }: Sight, now: number): Promise<Team['intake']> {
  const kinds = departments.flatMap((name) => departmentNamed(name).kinds);
  const { stuck, older } = await readIntake(request.server.context.database.db, kinds, now);
  return {
    older,
    stuck: stuck.map(({ id, kind, created_at, attempts, last_error }) => ({
      enquiryId: id,
      title: enquiries.find((enquiry) => enquiry.kind === kind)?.title ?? kind,
      receivedAt: created_at,
      attempts,
      error: last_error,
    })),
  };
}
