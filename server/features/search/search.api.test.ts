import { expect, it } from 'vitest';
import { MOST_SEARCHED_LETTERS } from '../../../contract/search.ts';
import { changeModel } from '../../../test-support/change-document.ts';
import { demoModels, takeModels } from '../../../test-support/demo.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { readContentVersion } from '../../db/meta.ts';

const test = setUpTestApp();
const takeModel = takeModels();

async function search(q: string, language = 'en') {
  const reply = await test.call('GET', `/api/search?${new URLSearchParams({ q, lang: language })}`);
  return { status: reply.statusCode, ...reply.json() };
}

it('finds every model by its name, however it is spaced, with picture and price', async () => {
  for (const { bikeName, name, type, price, pictures } of demoModels) {
    for (const asked of [name, bikeName, name.toLowerCase().replaceAll(/\s/g, '')]) {
      const { fit, models } = await search(asked);
      expect([fit, models.first[0]], asked).toEqual(['written', { bikeName, name, type, price, image: pictures.icon }]);
    }
  }
});

it('tells accessories, branches and pages in the language that is asked for, whichever they are searched in', async () => {
  const [english, kannada] = [await search('helmet'), await search('helmet', 'kn')];
  expect(english.accessories.total).toBeGreaterThan(0);
  expect(kannada.accessories.first.map(({ partNo }: { partNo: string }) => partNo)).toEqual(
    english.accessories.first.map(({ partNo }: { partNo: string }) => partNo),
  );
  expect(kannada.accessories.first[0].heading).toMatch(/[\u0c80-\u0cff]/);
  expect(english.accessories.first[0].models.first.length).toBeGreaterThan(0);
  const [{ name: branch }] = (await test.call('GET', '/api/network')).json();
  expect((await search(branch)).branches.first[0]).toMatchObject({
    name: branch,
    path: expect.stringMatching(/^\/dealers\//),
  });
  expect((await search('gallery', 'hi')).pages.first[0]).toEqual({ title: 'गैलरी', path: '/gallery' });
  expect((await search('ಗ್ಯಾಲರಿ')).pages.first[0]).toEqual({ title: 'Gallery', path: '/gallery' });
  expect((await search('गैलरि')).pages.first[0]).toMatchObject({ path: '/gallery' });
});

it('knows no model that is not shown, and a new name at once', async () => {
  const { bikeName } = takeModel();
  const change = async (more: object) => {
    await changeModel(test.database, bikeName, (model) => ({ ...model, ...more }));
    test.app.context.contentVersion.raisedTo(await readContentVersion(test.database.db));
  };
  await change({ name: 'Zephyrine 77' });
  expect((await search('zefirine')).models.first).toMatchObject([{ bikeName, name: 'Zephyrine 77' }]);
  await change({ isActive: false });
  expect((await search('zephyrine')).models).toEqual({ total: 0, first: [] });
});

it('answers what nobody would type with a sentence or with nothing', async () => {
  for (const q of ['', '   ', '.*', "' OR 1=1 --", '%', '\u0007', '<script>', '😀', '್', '\u202e']) {
    expect(await search(q), JSON.stringify(q)).toMatchObject({ status: 200, models: { total: 0 } });
  }
  expect((await search('a'.repeat(MOST_SEARCHED_LETTERS))).status).toBe(200);
  for (const q of ['a'.repeat(MOST_SEARCHED_LETTERS + 1), 'ಆ'.repeat(1000), '\0']) {
    expect(await search(q)).toMatchObject({ status: 400, error: expect.any(String) });
  }
  expect((await test.call('GET', '/api/search')).statusCode).toBe(400);
});
