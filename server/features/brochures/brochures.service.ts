import { specificationTitles, vehicleTypeTitles } from '../../../contract/display.ts';
import type { LocalText } from '../../../contract/documents/local-text.ts';
import { textIn } from '../../../contract/documents/local-text.ts';
import { factsOf, fuelOf } from '../../../contract/facts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { interfaceOf } from '../../../contract/locales.ts';
import { quote } from '../../../contract/on-road/quote.ts';
import { usualHours } from '../../../contract/opening-hours.ts';
import type { ModelDocument } from '../../../contract/schemas/model-document.ts';
import type { Translate } from '../../../contract/translate.ts';
import { translateTexts } from '../../../contract/translate.ts';
import { branchKind } from '../../documents/kinds/branch.ts';
import type { Documents } from '../../documents/live-documents.ts';
import { accessoriesOf, modelOfBrochure, variantPrices } from '../../documents/models.ts';
import { offersOff } from '../../documents/offers-off.ts';
import { ratesIn } from '../../documents/rates.ts';
import { siteOf } from '../../documents/site-facts.ts';
import type { Brochure } from './brochure.ts';
import { brochureWords } from './document/words.ts';

/** The parts of a brochure that are the product's own words; what the dealership says is in its language already. */
const TEXTS = ['words.*', 'type', 'specification.*.title'];

export interface Language {
  locale: Locale;
  translate: Translate;
}

/** What the brochure at this address says today; undefined when no model that is shown names the address. */
export function composeBrochure(
  documents: Documents,
  address: string,
  today: string,
  { locale, translate }: Language,
): Brochure | undefined {
  const model = modelOfBrochure(documents, address);
  if (!model) return undefined;
  const { type, name, price } = model;
  const brochure: Brochure = {
    locale,
    words: brochureWords,
    today,
    day: dayIn(locale, today),
    site: siteOf(documents)[locale],
    type: vehicleTypeTitles[type],
    name,
    price,
    content: contentIn(model, locale),
    specification: specificationIn(model.specifications, locale),
    variants: variantPrices(model).map((variant) => {
      const bought = { price: variant.price, fuel: fuelOf(model), facts: factsOf(model, variant) };
      const extras = offersOff(documents, { model, variant: variant.name }, today, locale);
      const { total } = quote(bought, { extras }, today, ratesIn(documents));
      return { name: variant.name, price: variant.price, onRoad: total };
    }),
    accessories: accessoriesOf(documents, model).map((accessory) => ({
      heading: textIn(accessory.heading, locale),
      image: accessory.image,
      part_no: accessory.partNo,
      price: accessory.price,
    })),
    branches: branchesIn(documents, locale),
  };
  return translateTexts(brochure, TEXTS, translate);
}

function contentIn(
  { details, summary, colours, features, pictures }: ModelDocument,
  locale: Locale,
): Brochure['content'] {
  const say = (text: LocalText) => textIn(text, locale);
  return {
    details: say(details),
    summary: { engine: say(summary.engine), power: say(summary.power), transmission: say(summary.transmission) },
    colours: colours.map(({ name, hex, image }) => ({ name: say(name), hex, image })),
    features: features.map(({ heading, description, image }) => ({
      heading: say(heading),
      description: say(description),
      image,
    })),
    hero: pictures.hero,
  };
}

const branchesIn = (documents: Documents, locale: Locale): Brochure['branches'] =>
  documents.of(branchKind).map(({ body: { name, address, salesPhone, servicePhone, week } }) => ({
    name: textIn(name, locale),
    address: textIn(address, locale),
    sale_no: salesPhone,
    service_no: servicePhone || null,
    open_time: usualHours(week, locale),
  }));

const specificationIn = (groups: ModelDocument['specifications'], locale: Locale): Brochure['specification'] =>
  Object.entries(specificationTitles)
    .map(([group, title]) => {
      const rows = groups[group as keyof typeof specificationTitles];
      return {
        title,
        rows: rows.map(({ label, value }): [string, string] => [textIn(label, locale), textIn(value, locale)]),
      };
    })
    .filter(({ rows }) => rows.length > 0);

/** `2026-11-16` as 16 November 2026, with the month in the words of the language, as all that is the product's own. */
function dayIn(locale: Locale, date: string): string {
  const [year, , day] = date.split('-').map(Number);
  const month = new Intl.DateTimeFormat(`${interfaceOf(locale)}-IN`, { month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
  return `${day} ${month} ${year}`;
}
