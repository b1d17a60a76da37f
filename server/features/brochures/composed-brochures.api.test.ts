import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load-content.ts';
import type { Locale } from '../../../contract/locales.ts';
import { BASE_LOCALE, interfaceLocales } from '../../../contract/locales.ts';
import { changeModel } from '../../../test-support/change-document.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { readLive } from '../../documents/live-documents.ts';
import { composeBrochure } from './brochures.service.ts';

const test = setUpTestApp();
const { models, dealers } = loadContent();
const TODAY = '2026-11-17';
const compose = async (address: string, locale: Locale) => {
  const language = { locale, translate: test.app.context.translations[locale] };
  return composeBrochure(await readLive(test.database.db), address, TODAY, language);
};

/** What is printed of this, `brochures.api.test.ts` reads. */
describe('what a brochure is printed from', () => {
  it('is what the documents say of each model, in the order of its content', async () => {
    for (const { bikeName, brochure, name, price, variants, accessories: parts } of models) {
      const composed = await compose(brochure, 'en');
      expect(composed, brochure).toMatchObject({ name, price, today: TODAY });
      expect(composed?.variants).toMatchObject(
        variants.map((variant) => ({ name: variant.name, price: 'price' in variant ? variant.price : price })),
      );
      const address = `/api/onRoad/${encodeURIComponent(bikeName)}?date=${TODAY}`;
      expect(composed?.variants[0]?.onRoad).toBe((await test.call('GET', address)).json().total);
      expect(composed?.accessories.map(({ part_no }) => part_no)).toEqual(parts);
      expect(composed?.branches.map((branch) => branch.name)).toEqual(dealers.map((dealer) => dealer.name));
    }
  });

  it.each(interfaceLocales.filter((locale) => locale !== BASE_LOCALE))('has the same figures in %s', async (locale) => {
    for (const { brochure } of models) {
      const [english, other] = [await compose(brochure, 'en'), await compose(brochure, locale)];
      expect(other?.price, brochure).toBe(english?.price);
      expect(other?.variants.map(({ price }) => price)).toEqual(english?.variants.map(({ price }) => price));
      expect(other?.accessories.map(({ price }) => price)).toEqual(english?.accessories.map(({ price }) => price));
    }
  });

  it('says in a language that the product does not speak what is translated, with its own words and days in English', async () => {
    const [model] = models;
    if (!model) throw new Error('There is no model.');
    await changeModel(test.database, model.bikeName, ({ details, ...body }) => ({
      ...body,
      details: { ...details, mr: { text: 'मराठी', of: details.en } },
    }));
    const [english, marathi] = [await compose(model.brochure, 'en'), await compose(model.brochure, 'mr')];
    expect(marathi?.content.details).toBe('मराठी');
    expect(marathi?.content.summary).toEqual(english?.content.summary);
    expect(marathi?.words).toEqual(english?.words);
    expect([marathi?.day, marathi?.branches]).toEqual(['17 November 2026', english?.branches]);
  });

  it('is nothing for a model that is not shown', async () => {
    const [hidden] = models;
    if (!hidden) throw new Error('There is no model.');
    await changeModel(test.database, hidden.bikeName, (body) => ({ ...body, isActive: false }));
    expect(await compose(hidden.brochure, 'en')).toBeUndefined();
  });
});
