import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load-content.ts';
import { BASE_LOCALE, locales } from '../../../contract/locales.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { composeBrochure } from './brochures.service.ts';

const test = setUpTestApp();
const { models, dealers } = loadContent();
const TODAY = '2026-11-17';
const compose = async (address: string, locale: (typeof locales)[number]) => {
  const { translations, documents } = test.app.context;
  const language = { locale, translate: translations[locale] };
  return composeBrochure(test.database.db, address, TODAY, language, await documents.current());
};

/** What is printed of this, `brochures.api.test.ts` reads. */
describe('what a brochure is printed from', () => {
  it('is what the rows say of each model, in the order of its content', async () => {
    for (const { brochure, name, price, variants, accessories: parts } of models) {
      const composed = await compose(brochure, 'en');
      expect(composed, brochure).toMatchObject({ name, price, today: TODAY });
      expect(composed?.variants).toEqual(
        variants.map((variant) => ({ name: variant.name, price: 'price' in variant ? variant.price : price })),
      );
      expect(composed?.accessories.map(({ part_no }) => part_no)).toEqual(parts);
      expect(composed?.branches.map((branch) => branch.name)).toEqual(dealers.map((dealer) => dealer.name));
    }
  });

  it.each(locales.filter((locale) => locale !== BASE_LOCALE))('has the same figures in %s', async (locale) => {
    for (const { brochure } of models) {
      const [english, other] = [await compose(brochure, 'en'), await compose(brochure, locale)];
      expect(other?.price, brochure).toBe(english?.price);
      expect(other?.variants.map(({ price }) => price)).toEqual(english?.variants.map(({ price }) => price));
      expect(other?.accessories.map(({ price }) => price)).toEqual(english?.accessories.map(({ price }) => price));
    }
  });

  it('is nothing for a model that is not shown', async () => {
    const [hidden] = models;
    if (!hidden) throw new Error('There is no model.');
    const { db } = test.database;
    await db.updateTable('vehicles').set({ is_active: 0 }).where('bike_name', '=', hidden.bikeName).execute();
    expect(await compose(hidden.brochure, 'en')).toBeUndefined();
  });
});
