import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoModelsOf, hasDetails, takeModels } from '../../../test-support/demo.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
const takeBike = takeModels(demoModelsOf('bikes').filter((model) => hasDetails(model) && model.variants.length > 1));
let staff: StaffCall;
let picture: Buffer;

beforeAll(async () => {
  staff = await test.logIn();
  picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#d6311f' } })
    .png()
    .toBuffer();
});

function send(method: 'POST' | 'PATCH', url: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (method === 'POST') form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'offer.png');
  return test.inject({ method, url, headers: { cookie: staff.cookie }, payload: form });
}

const words = { title: 'Festival', description: 'Come in' };
const add = (fields: Record<string, string>) => send('POST', '/api/createOffers', { ...words, ...fields });

async function added(fields: Record<string, string>): Promise<number> {
  expect((await add(fields)).json()).toEqual({ message: 'Offer Added Successfully!' });
  return (await staff('GET', '/api/manageOffers')).json()[0].id;
}

const quoteOf = async (bikeName: string, more: Record<string, string> = {}) =>
  (await test.call('GET', `/api/onRoad/${encodeURIComponent(bikeName)}?${new URLSearchParams(more)}`)).json();
const offersIn = ({ lines }: { lines: { key: string }[] }) => lines.filter(({ key }) => key.startsWith('offer:'));
const variantsOf = (bikeName: string) =>
  test.call('GET', `/api/onRoad/${encodeURIComponent(bikeName)}/variants`).then((reply) => reply.json());

describe('an offer with an amount', () => {
  it('is taken off the on-road price of its model, in the quote and in lists, with its rule', async () => {
    const { bikeName } = takeBike();
    const before = await quoteOf(bikeName);
    const id = await added({
      amount: '₹2,500',
      models: bikeName.toLowerCase(),
      ends_on: '2099-03-31',
      title_kn: 'ಹಬ್ಬ',
    });
    const after = await quoteOf(bikeName);
    expect(offersIn(after)).toEqual([
      {
        key: `offer:${id}`,
        label: 'Festival',
        amount: -2500,
        kind: 'dealer',
        optional: false,
        included: true,
        rule: 'Taken off the price until 31/03/2099',
        source: null,
        validFrom: null,
        uncertain: false,
      },
    ]);
    expect(after.total).toBeCloseTo(before.total - 2500, 2);
    expect((await variantsOf(bikeName))[0].onRoad).toBe(after.total);
    expect(offersIn(await quoteOf(bikeName, { lang: 'kn' }))[0]).toMatchObject({ label: 'ಹಬ್ಬ' });
    expect(offersIn(await quoteOf(takeBike().bikeName))).toEqual([]);
  });

  it('holds on its days alone', async () => {
    const { bikeName } = takeBike();
    await added({ amount: '1000', models: bikeName, starts_on: '2026-12-01', ends_on: '2026-12-31' });
    const on = async (date: string) => offersIn(await quoteOf(bikeName, { date })).length;
    expect(await Promise.all(['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map(on))).toEqual([0, 1, 1, 0]);
  });

  it('may hold for one variant', async () => {
    const { bikeName, variants } = takeBike();
    const [base, other] = variants.map(({ name }) => name);
    await added({ amount: '1000', models: `${bikeName} / ${other}` });
    expect(offersIn(await quoteOf(bikeName, { variant: base ?? '' }))).toHaveLength(0);
    expect(offersIn(await quoteOf(bikeName, { variant: other ?? '' }))).toHaveLength(1);
  });

  it('keeps its amount where a call does not speak of it, and loses it where it is emptied', async () => {
    const { bikeName } = takeBike();
    const id = await added({ amount: '1000', models: bikeName });
    const mine = async () =>
      (await staff('GET', '/api/manageOffers')).json().find((offer: { id: number }) => offer.id === id);
    await send('PATCH', `/api/updateOffers/${id}`, { ...words, title: 'Renamed' });
    expect(await mine()).toMatchObject({ title: 'Renamed', amount: 1000, models: bikeName });
    await send('PATCH', `/api/updateOffers/${id}`, { ...words, amount: '', models: '' });
    expect(Object.keys(await mine())).not.toEqual(expect.arrayContaining(['amount']));
    expect(offersIn(await quoteOf(bikeName))).toEqual([]);
  });

  it('changes nothing of what visitors are sent of offers', async () => {
    await added({ amount: '1000', models: takeBike().bikeName });
    const [newest] = (await test.call('GET', '/api/getOffers')).json();
    expect(Object.keys(newest)).toEqual(['id', 'title', 'image', 'description']);
  });

  it.each([
    [{ amount: '1000' }, 'Please name the models whose price the amount is taken off, one a line.'],
    [{ amount: '1000', models: 'Nimbus 9' }, 'There is no model or variant Nimbus 9.'],
    [{ amount: '0', models: 'x' }, 'Amount must be a whole number from 1 to 1000000.'],
    [{ amount: '12.5', models: 'x' }, 'Amount must be a whole number from 1 to 1000000.'],
    [{ amount: 'a lot', models: 'x' }, 'Amount must be a whole number from 1 to 1000000.'],
  ])('is refused with a sentence: %o', async (fields, message) => {
    const reply = await add(fields);
    expect([reply.statusCode, reply.json().error]).toEqual([400, message]);
  });
});
