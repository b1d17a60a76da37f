import { readdirSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { modelKey, vehicleTypes } from '../contract/catalogue.ts';
import type { ModelContent } from '../contract/schemas/content.ts';
import {
  accessoriesContentSchema,
  dealersContentSchema,
  modelContentSchema,
  offersContentSchema,
  pictureListContentSchema,
  pictureManifestSchema,
  retiredModelsContentSchema,
  siteContentSchema,
  standInsSchema,
} from '../contract/schemas/content.ts';
import { exchangeDocumentSchema } from '../contract/schemas/exchange-document.ts';
import { loansDocumentSchema } from '../contract/schemas/loans-document.ts';
import { ContentError } from './content-error.ts';
import { demoFolder } from './demo-folder.ts';
import { loadConsent } from './load-consent.ts';
import { loadEnergy } from './load-energy.ts';
import { loadMessages } from './load-messages.ts';
import { loadPages } from './load-pages.ts';
import { loadRates } from './load-rates.ts';
import type { PictureBook } from './picture-book.ts';
import { openPictureBook } from './picture-book.ts';
import { readContentFile } from './read-content-file.ts';

export type Content = ReturnType<typeof loadContent>;

/** Reads and checks every file of a dealership; an error names the file and the field. */
export function loadContent(folder: string = demoFolder.content) {
  const read = <Schema extends z.ZodType>(file: string, schema: Schema) => readContentFile(folder, file, schema);
  const modelFiles = readdirSync(path.join(folder, 'models')).filter((file) => file.endsWith('.json'));
  const content = {
    ...loadSite(folder),
    models: modelFiles.map((file) => ({
      slug: path.basename(file, '.json'),
      ...read(path.join('models', file), modelContentSchema),
    })),
    accessories: read('accessories.json', accessoriesContentSchema),
    dealers: read('dealers.json', dealersContentSchema),
    slides: read('slides.json', pictureListContentSchema),
    gallery: read('gallery.json', pictureListContentSchema),
    offers: read('offers.json', offersContentSchema),
    retiredModels: read('retired-models.json', retiredModelsContentSchema),
    rates: loadRates(),
    energy: loadEnergy(),
    messages: loadMessages(),
    loans: read('loans.json', loansDocumentSchema),
    exchange: read('exchange.json', exchangeDocumentSchema),
  };
  content.models.sort(
    (one, other) => vehicleTypes.indexOf(one.type) - vehicleTypes.indexOf(other.type) || one.position - other.position,
  );
  refuseDoubles(content.models, 'bikeName', ({ bikeName }) => modelKey(bikeName));
  refuseDoubles(content.models, 'position', ({ type, position }) => `${position} among ${type}`);
  refuseDoubles(content.accessories, 'partNo', ({ partNo }) => partNo);
  refuseUnknownAccessories(content.models, new Set(content.accessories.map(({ partNo }) => partNo)));
  const framesOf = (slug: string) => content.models.find((model) => model.slug === slug)?.turnFrames ?? 0;
  const manifest = read('picture-manifest.json', pictureManifestSchema);
  const book = openPictureBook({ manifest, standIns: read('stand-ins.json', standInsSchema), framesOf });
  const slugs = content.models.map(({ slug }) => slug);
  const releasePictures: ReadonlySet<string> = new Set(Object.keys(manifest));
  return {
    /** Nothing of any dealership. */
    isBlank: false,
    ...content,
    ...illustrate(content, book),
    releasePictures,
    ...loadPages(read, content.site, slugs),
  };
}

/** The facts of the dealership alone, and what people agree to who send it a form. */
export function loadSite(folder: string = demoFolder.content) {
  const site = readContentFile(folder, 'site.json', siteContentSchema);
  return { site, ...loadConsent(site) };
}

interface Unillustrated {
  models: (ModelContent & { slug: string })[];
  accessories: z.output<typeof accessoriesContentSchema>;
  slides: z.output<typeof pictureListContentSchema>;
  gallery: z.output<typeof pictureListContentSchema>;
  offers: z.output<typeof offersContentSchema>;
}

/** Gives everything its picture, or one that stands in for it. */
function illustrate(content: Unillustrated, book: PictureBook) {
  const withScene = <Item extends { image: string }>(item: Item) => ({ ...item, image: book.scene(item.image) });
  return {
    models: content.models.map(({ turnFrames, ...model }) => {
      const { colours, features, ...pictures } = book.modelPictures({ ...model, turnFrames });
      return {
        ...model,
        pictures,
        colours: model.colours.map((colour, index) => ({ ...colour, image: colours[index] as string })),
        features: model.features.map((feature, index) => ({ ...feature, image: features[index] as string })),
      };
    }),
    accessories: content.accessories.map(({ picture, ...accessory }) => ({
      ...accessory,
      image: book.accessoryPicture(picture),
    })),
    slides: content.slides.map(withScene),
    gallery: content.gallery.map(withScene),
    offers: content.offers.map(withScene),
    /** Addresses of pictures that others stand in for. */
    missingPictures: [...book.missing].sort(),
  };
}

function refuseDoubles<Item extends object>(
  items: readonly Item[],
  field: string,
  keyOf: (item: Item) => string,
): void {
  const seen = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    const file = 'slug' in item ? `models/${item.slug}.json` : 'accessories.json';
    if (seen.has(key)) throw new ContentError(`content/${file}: ${field} ${key} is taken already.`);
    seen.set(key, item);
  }
}

function refuseUnknownAccessories(
  models: readonly { slug: string; accessories: readonly string[] }[],
  known: ReadonlySet<string>,
): void {
  for (const { slug, accessories } of models) {
    const unknown = accessories.find((partNo) => !known.has(partNo));
    if (unknown) {
      throw new ContentError(`content/models/${slug}.json: accessories: ${unknown} is not in accessories.json.`);
    }
  }
}
