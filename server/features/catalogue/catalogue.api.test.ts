import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load-content.ts';
import { demoModelsOf } from '../../../test-support/demo.ts';
import { addDocuments, plainOffer } from '../../../test-support/live-documents.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { offerKind } from '../../documents/kinds/offer.ts';

const test = setUpTestApp();
const text = expect.any(String);
const number = expect.any(Number);

const listAt = async (url: string): Promise<Record<string, unknown>[]> => {
  const reply = await test.call('GET', url);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toMatch('application/json');
  return reply.json();
};

const ids = (list: Record<string, unknown>[]) => list.map(({ id }) => Number(id));

beforeAll(async () => {
  const image = '/pictures/slides/showroom.webp';
  await addDocuments(test, offerKind, [plainOffer('Monsoon check-up', image), plainOffer('Exchange week', image)]);
});

describe('the lists of models', () => {
  it.each([
    ['/api/bikes', 'bikes'],
    ['/api/scooters', 'scooters'],
    ['/api/ev', 'ev'],
  ] as const)('%s has every model of its type, in the order of the showroom', async (url, type) => {
    const list = await listAt(url);
    const inOrder = demoModelsOf(type);
    expect(inOrder.length).toBeGreaterThan(1);
    expect(list.map(({ bikeName, name }) => ({ bikeName, name }))).toEqual(
      inOrder.map(({ bikeName, name }) => ({ bikeName, name })),
    );
  });

  it.each(['/api/bikes', '/api/scooters', '/api/ev'])(
    '%s sends each with the specified fields and its price',
    async (url) => {
      for (const vehicle of await listAt(url)) {
        expect(Object.keys(vehicle)).toEqual([
          'id',
          'bikeName',
          'name',
          'nameImg',
          'bikeIcon',
          'image',
          'specs',
          'price',
        ]);
        expect(vehicle).toEqual({
          id: number,
          bikeName: text,
          name: text,
          nameImg: text,
          bikeIcon: text,
          image: text,
          specs: { engine: text, power: text, transmission: text, document: text },
          price: number,
        });
      }
    },
  );

  it('never give one id to two models of a list', async () => {
    const all = ids(await listAt('/api/bikes'));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('pictures of the site', () => {
  it('the slides of the home page come in their order', async () => {
    const slides = await listAt('/api/images');
    expect(slides[0]).toEqual({ id: number, filepath: text });
    expect(slides.map(({ filepath }) => filepath)).toEqual(loadContent().slides.map(({ image }) => image));
  });

  it('the slides are told of to those who cannot see them, in their language', async () => {
    const slides = await listAt('/api/images');
    const english = await listAt('/api/images/words');
    expect(ids(english)).toEqual(ids(slides));
    expect(english.map(({ alt }) => alt)).toEqual(loadContent().slides.map(({ alt }) => alt));
    for (const { alt } of await listAt('/api/images/words?lang=kn')) expect(alt).toMatch(/[\u0c80-\u0cff]/);
  });

  it('the gallery has an id and a path for each', async () => {
    const gallery = await listAt('/api/gallery');
    expect(gallery).toHaveLength(loadContent().gallery.length);
    for (const image of gallery) expect(image).toMatchObject({ id: number, image_path: text });
  });

  it('the newest offer comes first and has the highest id', async () => {
    const offers = await listAt('/api/getOffers');
    expect(Object.keys(offers[0] ?? {})).toEqual(['id', 'title', 'image', 'description']);
    const ofTheRelease = loadContent().offers.map(({ title }) => title);
    expect(offers.map(({ title }) => title)).toEqual(['Exchange week', 'Monsoon check-up', ...ofTheRelease.reverse()]);
    expect(ids(offers)).toEqual(ids(offers).sort((one, other) => other - one));
  });
});

describe('the branches', () => {
  it('are eight over the ids 1 to 7', async () => {
    const lists = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((id) => listAt(`/api/dealers/${id}`)));
    expect(lists.map((list) => list.map(({ name }) => name))).toEqual([
      ['Hubli showroom'],
      ['Hubli workshop'],
      ['Dharwad showroom'],
      ['Dharwad workshop'],
      ['Keshwapur'],
      ['Hubli big-wing central', 'Annigeri'],
      ['Alnavar'],
    ]);
  });

  it('have the specified fields', async () => {
    const [dealer] = await listAt('/api/dealers/1');
    expect(dealer).toMatchObject({
      name: 'Hubli showroom',
      address: text,
      open_time: '09:30 AM to 6:30 PM',
      url: text,
    });
    expect(dealer).toMatchObject({
      sale_no: '9000000001',
      service_no: '9000000002',
      email: 'sales@testopolis.example',
    });
  });

  it('leave the service number out where there is none', async () => {
    const [alnavar] = await listAt('/api/dealers/7');
    expect(alnavar).toMatchObject({ name: 'Alnavar', sale_no: '9000000023' });
    expect(alnavar).not.toHaveProperty('service_no');
  });

  it('carry the address of their map in a JSON text', async () => {
    const [first, second] = await listAt('/api/dealers/6');
    const maps = [first, second].map((dealer) => JSON.parse(String(dealer?.url)).geolocation);
    for (const map of maps) expect(map).toMatch(/^https:\/\//);
    expect(maps[0]).not.toBe(maps[1]);
  });

  it.each(['8', '0', '-1', '999999999999999999999', '1.5', '1e0', 'annigeri', '%20', '6%20or%201=1'])(
    'are none for the unknown id %s',
    async (id) => expect(await listAt(`/api/dealers/${id}`)).toEqual([]),
  );
});

describe('asking again', () => {
  it('costs nothing while nothing has changed', async () => {
    const first = await test.call('GET', '/api/bikes');
    const etag = String(first.headers.etag);
    for (const condition of [etag, `"other", ${etag}`, etag.replace(/^W\//, ''), '*']) {
      const again = await test.inject({ url: '/api/bikes', headers: { 'if-none-match': condition } });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(etag);
    }
  });

  it('sends everything to whoever has another state', async () => {
    const reply = await test.inject({ url: '/api/bikes', headers: { 'if-none-match': '"something else"' } });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toHaveLength(demoModelsOf('bikes').length);
  });

  it('is what every browser is told to do', async () => {
    const reply = await test.call('GET', '/api/bikes');
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.headers.vary).toMatch(/accept-encoding/i);
  });
});

describe('compression', () => {
  const ask = (accepted: string) => test.inject({ url: '/api/bikes', headers: { 'accept-encoding': accepted } });

  it.each(['br', 'gzip, deflate, br', 'gzip;q=0.5, br;q=1'])('brotli for %j', async (accepted) => {
    const reply = await ask(accepted);
    expect(reply.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(reply.rawPayload).toString())).toHaveLength(demoModelsOf('bikes').length);
  });

  it.each(['gzip', 'gzip, deflate', 'gzip, br;q=0', 'GZIP'])('gzip for %j', async (accepted) => {
    const reply = await ask(accepted);
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(reply.rawPayload).toString())).toHaveLength(demoModelsOf('bikes').length);
  });

  it.each(['identity', 'deflate', 'gzip;q=0', ''])('none for %j', async (accepted) => {
    const reply = await ask(accepted);
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.json()).toHaveLength(demoModelsOf('bikes').length);
  });
});
