import { expect, it } from 'vitest';
import type { DepartmentName } from '../../contract/leads/departments/index.ts';
import type { RoleName } from '../../contract/roles/index.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { newStaff } from '../db/staff.ts';
import { isSeenBy, seenBy, seenInParts, sightOf } from './sight.ts';

const test = setUpTestApp();
const NOW = Date.parse('2026-11-18T06:30:00Z');

interface Placed {
  name: string;
  department: DepartmentName;
  branch: string;
  owner?: string;
  offered_to?: 'owner' | 'branch';
}

const LEADS: Placed[] = [
  { name: 'own', department: 'sales', branch: 'north', owner: 'me' },
  { name: 'own elsewhere', department: 'service', branch: 'south', owner: 'me' },
  { name: 'of another', department: 'sales', branch: 'north', owner: 'other' },
  { name: 'late of another', department: 'sales', branch: 'north', owner: 'other', offered_to: 'branch' },
  { name: 'pool', department: 'sales', branch: 'north' },
  { name: 'pool elsewhere', department: 'sales', branch: 'south' },
  { name: 'pool of nowhere', department: 'sales', branch: '' },
  { name: 'pool of service', department: 'service', branch: 'north' },
];

it.each<[RoleName, string[], string[]]>([
  ['sales', ['north'], ['own', 'own elsewhere', 'late of another', 'pool', 'pool of nowhere']],
  ['sales', [], ['own', 'own elsewhere', 'late of another', 'pool', 'pool elsewhere', 'pool of nowhere']],
  ['service', ['north'], ['own', 'own elsewhere', 'pool of service']],
  ['manager', ['south'], ['own', 'own elsewhere', 'pool elsewhere', 'pool of nowhere']],
  ['owner', [], LEADS.map(({ name }) => name)],
  ['reader', [], LEADS.map(({ name }) => name)],
  ['content', [], ['own', 'own elsewhere']],
])('%s of %j sees what is theirs to see', async (role, branches, expected) => {
  const { db } = test.database;
  await db.deleteFrom('leads').execute();
  await db.deleteFrom('staff').where('user_id', 'in', ['me', 'other']).execute();
  await db
    .insertInto('staff')
    .values([newStaff('me', '', role), newStaff('other', '', 'sales')])
    .execute();
  if (branches.length > 0)
    await db
      .insertInto('staff_branches')
      .values(branches.map((branch) => ({ user_id: 'me', branch })))
      .execute();
  await db
    .insertInto('leads')
    .values(
      LEADS.map((lead) => ({
        owner: null,
        offered_to: 'owner' as const,
        ...lead,
        customer_id: null,
        created_at: NOW,
        due_at: NOW,
        last_enquiry_at: NOW,
      })),
    )
    .execute();
  const sight = await sightOf(db, { user_id: 'me', role });
  const seen = await db.selectFrom('leads').select('name').where(seenBy(sight)).orderBy('id').execute();
  expect(seen.map(({ name }) => name)).toEqual(expected);
  for (const how of ['isSeen', 'isMet'] as const) {
    const parts = await Promise.all(
      seenInParts(sight).map((part) => db.selectFrom('leads').select(['id', 'name']).where(part[how]).execute()),
    );
    const inParts = parts.flat().toSorted((one, next) => one.id - next.id);
    expect(
      inParts.map(({ name }) => name),
      how,
    ).toEqual(expected);
  }
  const all = await db.selectFrom('leads').selectAll().orderBy('id').execute();
  expect(all.filter((lead) => isSeenBy(sight, lead)).map(({ name }) => name)).toEqual(expected);
});
