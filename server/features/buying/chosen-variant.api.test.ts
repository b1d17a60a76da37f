import { expect, it } from 'vitest';
import { changeModel } from '../../../test-support/change-document.ts';
import { demoModelsOf, hasDetails, takeModels } from '../../../test-support/demo.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { readContentVersion } from '../../db/meta.ts';

const test = setUpTestApp();
const takeBike = takeModels(demoModelsOf('bikes').filter((model) => hasDetails(model) && model.variants.length > 1));

async function change(bikeName: string, to: Parameters<typeof changeModel>[2]) {
  await changeModel(test.database, bikeName, to);
  test.app.context.contentVersion.raisedTo(await readContentVersion(test.database.db));
}

it('tells what each variant adds, in the language asked for', async () => {
  const { bikeName } = takeBike();
  const adds = [{ en: 'Disc brake', kn: { text: 'ಡಿಸ್ಕ್ ಬ್ರೇಕ್', of: 'Disc brake' } }];
  await change(bikeName, (model) => ({
    ...model,
    variants: model.variants.map((variant, index) => (index === 1 ? { ...variant, adds } : variant)),
  }));
  const variants = async (lang: string) =>
    (await test.call('GET', `/api/onRoad/${encodeURIComponent(bikeName)}/variants?lang=${lang}`)).json();
  expect((await variants('en')).map((variant: { adds?: string[] }) => variant.adds)).toEqual([
    undefined,
    ['Disc brake'],
  ]);
  expect((await variants('kn'))[1].adds).toEqual(['ಡಿಸ್ಕ್ ಬ್ರೇಕ್']);
});

it('turns a model in the chosen colour where there are frames of it, and as it is otherwise', async () => {
  const { bikeName } = takeBike();
  const frames = async (colour = '') =>
    (
      await test.call(
        'GET',
        `/api/360Images/${encodeURIComponent(bikeName)}${colour && `?colour=${encodeURIComponent(colour)}`}`,
      )
    ).json();
  const own = await frames();
  const painted = ['/pictures/red-1.webp', '/pictures/red-2.webp'];
  let names: string[] = [];
  await change(bikeName, (model) => {
    names = model.colours.map(({ name }) => name.en);
    return { ...model, colours: model.colours.map((one, index) => (index === 0 ? { ...one, turn: painted } : one)) };
  });
  expect(await frames(names[0])).toEqual(painted.map((images) => ({ images })));
  expect(await frames(names[1])).toEqual(own);
  expect(await frames('No such paint')).toEqual(own);
  expect(await frames()).toEqual(own);
});
