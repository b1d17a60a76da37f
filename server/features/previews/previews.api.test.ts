import type { LightMyRequestResponse as Response } from 'fastify';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { comparisonPreview, modelPreview, previewSlug, SITE_PREVIEW } from '../../../contract/previews.ts';
import { demoModels, oddlyNamedModel, takeModels } from '../../../test-support/demo.ts';
import { stopClock } from '../../../test-support/stopped-clock.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
const take = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  test.inject({ method: 'GET', url, headers });

async function expectPicture(reply: Response): Promise<void> {
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const { width, height, format } = await sharp(reply.rawPayload).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  // What WhatsApp still shows.
  expect(reply.rawPayload.length).toBeLessThan(300_000);
}

it('every model has an address of its own', () => {
  const slugs = demoModels.map(({ bikeName }) => previewSlug(bikeName));
  expect(new Set(slugs).size).toBe(demoModels.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

it('a model has a picture that chat windows can show', async () => {
  await expectPicture(await take(modelPreview(oddlyNamedModel.bikeName, 1)));
});

it('all other pages share one', async () => {
  await expectPicture(await take(SITE_PREVIEW));
});

it('a comparison of two to four models has one, and any other has none', async () => {
  const models = demoModels.slice(0, 5);
  for (const count of [2, 3, 4]) await expectPicture(await take(comparisonPreview(models.slice(0, count))));
  const [one] = models;
  const none = [
    models.slice(0, 1),
    models,
    one ? [one, one] : [],
    [...models.slice(0, 1), { bikeName: 'Nimbus', price: 1 }],
  ];
  for (const compared of none) expect((await take(comparisonPreview(compared))).statusCode).toBe(404);
});

it('of comparisons nobody may have many drawn', async () => {
  stopClock();
  const [one, other] = demoModels.map(({ bikeName }) => previewSlug(bikeName));
  const ask = (file: string) => take(`/previews/compare/${file}.jpg`);
  const drawn = `${one}_${other}`;
  expect((await ask(drawn)).statusCode).toBe(200);
  let status = 0;
  for (let index = 0; index < 40 && status !== 429; index += 1) status = (await ask(`nimbus_${index}`)).statusCode;
  expect(status).toBe(429);
  expect((await ask(drawn)).statusCode).toBe(200);
});

it('is not sent again while it is the same, and is another one with a new price', async () => {
  const takeModel = takeModels();
  const [model, other] = [takeModel(), takeModel()];
  const url = modelPreview(model.bikeName, model.price);
  const first = await take(url);
  const etag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('public, max-age=3600');
  expect((await take(url, { 'if-none-match': etag })).statusCode).toBe(304);
  const staff = await test.logIn();
  const setPrice = (bikeName: string, price: number) =>
    staff('PATCH', `/api/managePrice/${encodeURIComponent(bikeName)}`, { price });
  await setPrice(other.bikeName, other.price + 1);
  expect((await take(url, { 'if-none-match': etag })).statusCode).toBe(304);
  await setPrice(model.bikeName, model.price + 1);
  const second = await take(url, { 'if-none-match': etag });
  expect(second.statusCode).toBe(200);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
});

it('is gone while the model is off sale', async () => {
  const staff = await test.logIn();
  const [scooter] = (await test.call('GET', '/api/scooters')).json();
  await staff('PATCH', `/api/scooters/${scooter.id}/status`, { status: 0 });
  expect((await take(modelPreview(scooter.bikeName, 1))).statusCode).toBe(404);
});

it.each(['models/nimbus-900.jpg', 'models/sp125.png', 'models/..%2Fsite.jpg', 'models/.jpg', 'other.jpg'])(
  'there is none at /previews/%s',
  async (file) => {
    const reply = await take(`/previews/${file}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ error: expect.any(String), message: reply.json().error });
  },
);
