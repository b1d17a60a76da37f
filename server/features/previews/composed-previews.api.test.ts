import { expect, it } from 'vitest';
import { loadContent } from '../../../content/load-content.ts';
import { formatRupees } from '../../../contract/display.ts';
import { previewSlug } from '../../../contract/previews.ts';
import { changeModel, readModel } from '../../../test-support/change-document.ts';
import { demoModels, takeModels } from '../../../test-support/demo.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { readLive } from '../../documents/live-documents.ts';
import { composeModelPreview, composeSitePreview } from './previews.service.ts';

const test = setUpTestApp();
const takeModel = takeModels();
const { slides, site } = loadContent();
const compose = async (bikeName: string) =>
  composeModelPreview(await readLive(test.database.db), previewSlug(bikeName), site);

/** What is drawn of this, `previews.api.test.ts` looks at. */
it('tells of each model what its document says, and whether a variant has another price', async () => {
  for (const { bikeName, name, price, variants, pictures } of demoModels) {
    const note = variants.some((variant) => 'price' in variant) ? 'From' : '';
    const told = { headline: name, line: formatRupees(price), note, picture: pictures.hero };
    expect(await compose(bikeName), bikeName).toMatchObject(told);
  }
});

it('has no price of a variant to tell of once there is none', async () => {
  const { bikeName } = takeModel();
  const { body: model } = await readModel(test.database, bikeName);
  const setVariants = (variants: typeof model.variants) =>
    changeModel(test.database, bikeName, (body) => ({ ...body, variants }));
  await setVariants(model.variants.slice(0, 1));
  expect((await compose(bikeName))?.note).toBe('');
  await setVariants(model.variants);
  expect((await compose(bikeName))?.note).toBe('From');
});

it('is none of a model that is not shown', async () => {
  const { bikeName } = takeModel();
  await changeModel(test.database, bikeName, (body) => ({ ...body, isActive: false }));
  expect(await compose(bikeName)).toBeUndefined();
});

it('shows the first slide for all other pages', async () => {
  const [first] = slides;
  expect(first).toBeDefined();
  expect(composeSitePreview(await readLive(test.database.db), site).picture).toBe(first?.image);
});
