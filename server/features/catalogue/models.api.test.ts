import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load-content.ts';
import { loadDictionary } from '../../../content/load-translations.ts';
import { changeModel } from '../../../test-support/change-document.ts';
import { demoAccessories, demoModels, oddlyNamedModel, someModel } from '../../../test-support/demo.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { readContentVersion } from '../../db/meta.ts';

const { retiredModels } = loadContent();
const test = setUpTestApp();
const text = expect.any(String);
const number = expect.any(Number);
const names = demoModels.map(({ bikeName }) => bikeName);
const subLists = ['variants', 'bikeFeatures', 'bikeAccessories', 'bikeColours', '360Images'] as const;

const get = (call: string, bikeName: string) => test.call('GET', `/api/${call}/${encodeURIComponent(bikeName)}`);

/** Everything the API tells about each model, by name. */
const told: Record<string, Record<'bikeView' | (typeof subLists)[number], ReturnType<JSON['parse']>>> = {};

beforeAll(async () => {
  for (const name of names) {
    const replies = await Promise.all(['bikeView', ...subLists].map((call) => get(call, name)));
    for (const reply of replies) expect(reply.statusCode).toBe(200);
    const [bikeView, variants, bikeFeatures, bikeAccessories, bikeColours, frames] = replies.map((one) => one.json());
    told[name] = { bikeView, variants, bikeFeatures, bikeAccessories, bikeColours, '360Images': frames };
  }
});

describe('model names in addresses', () => {
  const { bikeName } = oddlyNamedModel;

  it('are decoded, whatever is encoded in them', async () => {
    const encoded = [...new TextEncoder().encode(bikeName)].map((byte) => `%${byte.toString(16)}`).join('');
    const reply = await test.call('GET', `/api/bikeView/${encoded}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ bikeName, bikePrice: number });
  });

  it('fit whatever their spaces and capitals', async () => {
    const reply = await get('variants', bikeName.toLowerCase().replaceAll(' ', '  '));
    expect(reply.json()).toEqual((await get('variants', bikeName)).json());
    expect(reply.json()).not.toEqual([]);
  });
});

describe.each(names)('%s', (name) => {
  it('has a detail with the specified fields and groups', () => {
    const { bikeView } = told[name] ?? {};
    const groups = ['bodyDimensions', 'engineDetails', 'transmissionDetails', 'tyreDetails', 'frame', 'Electrical'];
    expect(Object.keys(bikeView)).toEqual(['bikeName', 'bikeDetails', 'bikePrice', 'image', ...groups]);
    expect(bikeView).toMatchObject({ bikeName: name, bikeDetails: text, bikePrice: number, image: text });
    for (const group of groups) {
      const entries = Object.entries(bikeView[group]);
      expect(entries.length).toBeGreaterThan(0);
      for (const [label, value] of entries) {
        expect(label).toMatch(/^[A-Za-z][A-Za-z0-9]*$/);
        expect(value).toEqual(text);
      }
    }
  });

  it('starts from the price of its base variant', () => {
    const { bikeView, variants } = told[name] ?? {};
    for (const variant of variants) expect(variant).toEqual({ name: text, price: number });
    expect(variants[0].price).toBe(bikeView.bikePrice);
    expect(Number.isInteger(bikeView.bikePrice)).toBe(true);
    expect(Math.min(...variants.map((variant: { price: number }) => variant.price))).toBe(bikeView.bikePrice);
  });

  it('has features, accessories, colours and frames with the specified fields', () => {
    const { bikeFeatures, bikeAccessories, bikeColours, '360Images': frames } = told[name] ?? {};
    const feature = { heading: text, image: text, description: text };
    for (const one of bikeFeatures) expect(one).toEqual(feature);
    for (const one of bikeAccessories) expect(one).toEqual({ ...feature, part_no: text, price: number });
    for (const one of bikeColours) expect(one).toMatchObject({ id: number, image: text });
    for (const one of frames) expect(one).toEqual({ images: text });
    for (const list of [bikeFeatures, bikeAccessories, bikeColours, frames]) expect(list).not.toEqual([]);
    const colourIds = bikeColours.map(({ id }: { id: number }) => id);
    expect(new Set(colourIds).size).toBe(colourIds.length);
  });
});

describe('pictures', () => {
  it.each(demoModels)('of $bikeName are those of the content', (model) => {
    const { bikeView, bikeColours, bikeFeatures, '360Images': frames } = told[model.bikeName] ?? {};
    expect(bikeView.image).toBe(model.pictures.hero);
    expect(frames).toEqual(model.pictures.turn.map((images) => ({ images })));
    const colours = model.colours.map((colour, index) => ({ id: index + 1, ...colour, key: colour.name }));
    expect(bikeColours).toEqual(colours);
    expect(bikeFeatures).toEqual(model.features);
  });

  it('of accessories too', () => {
    const images = new Map(demoAccessories.map(({ partNo, image }) => [partNo, image]));
    for (const model of demoModels) {
      const parts: { part_no: string; image: string }[] = told[model.bikeName]?.bikeAccessories;
      expect(parts.map(({ part_no }) => part_no)).toEqual(model.accessories);
      for (const { part_no, image } of parts) expect(image).toBe(images.get(part_no));
    }
  });
});

describe('addresses of pictures and documents', () => {
  const named = async (): Promise<string[]> => {
    const lists = ['images', 'bikes', 'scooters', 'ev', 'gallery', 'getOffers'];
    const replies = await Promise.all(lists.map((list) => test.call('GET', `/api/${list}`)));
    const all = JSON.stringify([told, ...replies.map((reply) => reply.json())]);
    const fields = /"(?:image|nameImg|bikeIcon|filepath|image_path|images|document)":"((?:[^"\\]|\\.)*)"/g;
    return [...new Set([...all.matchAll(fields)].map(([, path = '']) => path))];
  };

  it('start at the root of this site and have no backslash', async () => {
    const paths = await named();
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !/^\/[^/\\][^\\]*$/.test(path))).toEqual([]);
  });

  it('lead to pictures', async () => {
    const pictures = (await named()).filter((path) => path.startsWith('/pictures/'));
    const replies = await Promise.all(pictures.map((url) => test.inject({ method: 'HEAD', url })));
    const missing = pictures.filter((_, index) => replies[index]?.statusCode !== 200);
    expect(missing).toEqual([]);
    for (const reply of replies) expect(reply.headers['content-type']).toMatch(/^image\//);
  });
});

describe('an unknown model', () => {
  const unknown = ['NO SUCH BIKE', 'Unknown', '42', 'SP125X', "' or 1=1 --", '%', 'ಆಕ್ಟಿವಾ', ' '];

  it.each(subLists)('has empty lists: %s', async (call) => {
    for (const name of unknown) {
      const reply = await get(call, name);
      expect([name, reply.statusCode, reply.json()]).toEqual([name, 200, []]);
    }
  });

  it('has no detail, and the answer says so in one sentence', async () => {
    for (const name of unknown) {
      const reply = await get('bikeView', name);
      const { error, message } = reply.json();
      expect([name, reply.statusCode]).toEqual([name, 404]);
      expect(error).toMatch(/^[A-Z].+\.$/);
      expect(message).toBe(error);
    }
  });

  it('is also one whose name is longer than any', async () => {
    const statuses = await Promise.all(['bikeView', ...subLists].map((call) => get(call, 'x'.repeat(300))));
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 200, 200, 200, 200, 200]);
  });
});

describe('what forms let people choose from', () => {
  const options = async (): Promise<{ value: string; label: string; bikeName?: string }[]> =>
    (await test.call('GET', '/api/modelOptions')).json();

  it('is every model in the order of the catalogues, then those of earlier years', async () => {
    expect(await options()).toEqual([
      ...demoModels.map(({ slug, name, bikeName }) => ({ value: slug, label: name, bikeName })),
      ...retiredModels.map((name) => ({ value: name.toLowerCase().replaceAll(' ', '-'), label: name })),
    ]);
  });

  it('has also what is not shown: its owners still come', async () => {
    const hidden = demoModels.at(-1);
    await changeModel(test.database, hidden?.bikeName ?? '', (model) => ({ ...model, isActive: false }));
    test.app.context.contentVersion.raisedTo(await readContentVersion(test.database.db));
    expect((await get('bikeView', hidden?.bikeName ?? '')).statusCode).toBe(404);
    expect((await options()).map(({ value }) => value)).toContain(hidden?.slug);
  });
});

describe('what the rows of a specification are called', () => {
  const labels = async (bikeName: string, language = 'en') =>
    test.call('GET', `/api/specificationLabels/${encodeURIComponent(bikeName)}?lang=${language}`);

  it('follows from their keys in English, and is said by group in other languages', async () => {
    const { bikeName, specifications } = someModel;
    expect((await labels(bikeName)).json()).toEqual({});
    const kannada = (await labels(bikeName, 'kn')).json();
    expect(Object.keys(kannada.engineDetails)).toEqual(Object.keys(specifications.engineDetails));
    expect(kannada.bodyDimensions.seatHeight).toBe(loadDictionary('kn').get('Seat Height'));
  });

  it('is what staff have written', async () => {
    const { bikeName } = someModel;
    await changeModel(test.database, bikeName, ({ specifications, ...model }) => {
      const frame = specifications.frame.map((row, index) =>
        index === 0 ? { ...row, label: { en: 'Chassis' } } : row,
      );
      return { ...model, specifications: { ...specifications, frame } };
    });
    test.app.context.contentVersion.raisedTo(await readContentVersion(test.database.db));
    const [first = ''] = Object.keys(someModel.specifications.frame);
    expect((await labels(bikeName)).json()).toEqual({ frame: { [first]: 'Chassis' } });
  });

  it('is unknown of an unknown model', async () => {
    expect((await labels('Nimbus')).statusCode).toBe(404);
  });
});
