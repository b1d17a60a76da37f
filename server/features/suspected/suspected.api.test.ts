import { beforeAll, expect, it } from 'vitest';
import type { RoleName } from '../../../contract/roles/index.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { newStaff } from '../../db/staff.ts';
import { hashPassword } from '../accounts/passwords.ts';

const test = setUpTestApp();
const password = 'a password for every role';
let owner: StaffCall;

beforeAll(async () => {
  owner = await test.logIn();
});

async function logInAs(role: RoleName): Promise<StaffCall> {
  const account = newStaff(`the-${role}`, await hashPassword(password), role);
  await test.database.db.insertInto('staff').values(account).execute();
  return test.logIn({ userId: account.user_id, password });
}

const offer = { name: 'Asha', email: 'asha@example.com', contact: '9876543210', agree: true };
const suspect = async (name: string) => {
  const reply = await test.call('POST', '/offer?lang=kn', { ...offer, name, cameFrom: '/offers', website: 'x' });
  expect(reply.statusCode).toBe(201);
  return (await listed()).find((enquiry) => enquiry.name === name) as Listed;
};

interface Listed {
  id: number;
  name: string;
  kind: string;
}
const listed = async (staff = owner, body: object = {}): Promise<Listed[]> =>
  (await staff('POST', '/api/enquiries/suspected', body)).json().enquiries;
const acquit = (id: number | string, staff = owner) => staff('POST', `/api/enquiries/${id}/notSpam`);
const historyOf = async () =>
  (await test.database.db.selectFrom('audit').selectAll().where('action', '=', 'enquiry.not-spam').execute()).length;

it('shows what is needed to decide, and becomes an enquiry like any other once somebody says so', async () => {
  const { db } = test.database;
  expect(await test.call('POST', '/offer', { ...offer, name: 'Nobody minds' })).toHaveProperty('statusCode', 201);
  const found = await suspect('Ravi');
  expect(found).toEqual({
    id: expect.any(Number),
    kind: 'offer',
    title: 'Offer enquiry',
    at: expect.any(Number),
    reference: expect.stringMatching(/^\w+$/),
    name: 'Ravi',
    mobile: '9876543210',
    email: 'asha@example.com',
    model: '',
    registration: '',
    message: '',
    language: 'kn',
    cameFrom: '/offers',
    isKnownNumber: false,
  });
  expect((await listed()).map(({ name }) => name)).toEqual(['Ravi']);
  const before = await historyOf();
  expect((await acquit(found.id)).json()).toEqual({ message: 'Taken in. It is a lead like any other now.' });
  expect(await listed()).toEqual([]);
  const { is_suspected } = await db
    .selectFrom('enquiries')
    .select('is_suspected')
    .where('id', '=', found.id)
    .executeTakeFirstOrThrow();
  expect(is_suspected).toBe(0);
  // Whoever says it again is told the same, and it is written down once.
  expect((await acquit(found.id)).statusCode).toBe(200);
  expect(await historyOf()).toBe(before + 1);
});

it('is written down once by two who say it at the same moment', async () => {
  const { id } = await suspect('Twice');
  const before = await historyOf();
  const replies = await Promise.all([acquit(id), acquit(id)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await historyOf()).toBe(before + 1);
});

it('has pages behind the last one that was read', async () => {
  for (let n = 0; n < 27; n += 1) await test.call('POST', '/offer', { ...offer, name: `Page ${n}`, website: 'x' });
  const first = (await owner('POST', '/api/enquiries/suspected', {})).json();
  expect([first.enquiries.length, first.hasMore, first.enquiries[0].name]).toEqual([25, true, 'Page 26']);
  const rest = (await owner('POST', '/api/enquiries/suspected', { olderThan: first.enquiries[24].id })).json();
  expect(rest.enquiries.map(({ name }: Listed) => name)).toEqual(['Page 1', 'Page 0']);
  expect(rest.hasMore).toBe(false);
});

it('shows everybody the kinds whose reports they may read', async () => {
  const [service, reader] = [await logInAs('service'), await logInAs('reader')];
  await test.call('POST', '/warranty', {
    name: 'Of service',
    email: 'x@example.com',
    contactNumber: '9876543211',
    website: 'x',
  });
  expect((await listed(service)).map(({ name }) => name)).toEqual(['Of service']);
  const [newest] = await listed();
  const { id: ofSales } = (await listed()).find(({ kind }) => kind === 'offer') as Listed;
  expect((await acquit(ofSales, service)).statusCode).toBe(404);
  expect((await acquit(newest?.id ?? 0, service)).statusCode).toBe(200);
  expect((await reader('POST', '/api/enquiries/suspected', {})).statusCode).toBe(403);
});

it.each(['0', '999999', 'x', '1.5'])('knows no enquiry %s', async (id) => {
  expect((await acquit(id)).statusCode).toBe(404);
});
