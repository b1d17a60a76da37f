import { specificationLabel, specificationTitles, vehicleTypeTitles } from '../../../contract/display.ts';
import { textIn } from '../../../contract/documents/local-text.ts';
import type { Locale } from '../../../contract/locales.ts';
import { usualHours } from '../../../contract/opening-hours.ts';
import type { Translate } from '../../../contract/translate.ts';
import { translateTexts } from '../../../contract/translate.ts';
import type { Db } from '../../db/db.ts';
import type { VehicleContent } from '../../db/vehicle-content.ts';
import { parseVehicleContent } from '../../db/vehicle-content.ts';
import { branchKind } from '../../documents/kinds/branch.ts';
import type { Documents } from '../../documents/live-documents.ts';
import { siteOf } from '../../documents/site-facts.ts';
import type { Brochure } from './brochure.ts';
import * as repository from './brochures.repository.ts';
import { brochureWords } from './document/words.ts';

/** The parts of a brochure that are sentences or names, and so differ from language to language; what the dealership says of itself and of its branches is in its own already. */
const TEXTS = [
  'words.*',
  'type',
  'content.details',
  'content.summary.*',
  'content.colours.*.name',
  'content.features.*.heading',
  'content.features.*.description',
  'specification.*.title',
  'specification.*.rows.*.*',
  'variants.*.name',
  'accessories.*.heading',
];

export interface Language {
  locale: Locale;
  translate: Translate;
}

/** What the brochure at this address says today; undefined when no model that is shown names the address. */
export async function composeBrochure(
  db: Db,
  address: string,
  today: string,
  { locale, translate }: Language,
  documents: Documents,
): Promise<Brochure | undefined> {
  const vehicles = await repository.listActiveVehicles(db);
  for (const { id, type, name, price, content } of vehicles) {
    const { brochure, details, summary, specifications, colours, features, pictures } = parseVehicleContent(content);
    if (brochure !== address) continue;
    const variants = await repository.listVariants(db, id);
    const english: Brochure = {
      locale,
      words: brochureWords,
      today,
      day: dayIn(locale, today),
      site: siteOf(documents)[locale],
      type: vehicleTypeTitles[type],
      name,
      price,
      content: { details, summary, colours, features, hero: pictures.hero },
      specification: specificationOf(specifications),
      variants: variants.map((variant) => ({ name: variant.name, price: variant.price ?? price })),
      accessories: await repository.listAccessories(db, id),
      branches: branchesIn(documents, locale),
    };
    return translateTexts(english, TEXTS, translate);
  }
  return undefined;
}

const branchesIn = (documents: Documents, locale: Locale): Brochure['branches'] =>
  documents.of(branchKind).map(({ body: { name, address, salesPhone, servicePhone, week } }) => ({
    name: textIn(name, locale),
    address: textIn(address, locale),
    sale_no: salesPhone,
    service_no: servicePhone || null,
    open_time: usualHours(week, locale),
  }));

const specificationOf = (specifications: VehicleContent['specifications']): Brochure['specification'] =>
  Object.entries(specificationTitles)
    .map(([key, title]) => {
      const entries = Object.entries(specifications[key as keyof typeof specificationTitles]);
      return { title, rows: entries.map(([label, value]): [string, string] => [specificationLabel(label), value]) };
    })
    .filter(({ rows }) => rows.length > 0);

/** `2026-11-16` as 16 November 2026, with the month in the words of the language. */
function dayIn(locale: Locale, date: string): string {
  const [year, , day] = date.split('-').map(Number);
  const month = new Intl.DateTimeFormat(`${locale}-IN`, { month: 'long', timeZone: 'UTC' }).format(new Date(date));
  return `${day} ${month} ${year}`;
}
