import type * as z from 'zod';
import { vehicleTypeTitles } from '../../../contract/display.ts';
import type { LocalText } from '../../../contract/documents/local-text.ts';
import { textIn } from '../../../contract/documents/local-text.ts';
import type { Locale } from '../../../contract/locales.ts';
import { interfaceOf, locales } from '../../../contract/locales.ts';
import type { AccessoryDocument } from '../../../contract/schemas/accessory-document.ts';
import type { ModelDocument } from '../../../contract/schemas/model-document.ts';
import type { searchReplySchema } from '../../../contract/schemas/search.ts';
import type { Translate } from '../../../contract/translate.ts';
import { listNetwork } from '../../documents/branches.ts';
import { accessoryKind } from '../../documents/kinds/accessory.ts';
import { branchKind } from '../../documents/kinds/branch.ts';
import { modelKind } from '../../documents/kinds/model.ts';
import { siteKind } from '../../documents/kinds/site.ts';
import type { Documents } from '../../documents/live-documents.ts';
import { madeOf } from '../../documents/live-documents.ts';
import { accessoriesOf } from '../../documents/models.ts';
import { siteDocument } from '../../documents/site-facts.ts';
import type { Searched } from './search-index.ts';
import { SearchIndex } from './search-index.ts';
import { searchedPages } from './searched-pages.ts';

type Reply = z.input<typeof searchReplySchema>;
type Group = Exclude<keyof Reply, 'fit'>;
type Row<Of extends Group> = Reply[Of]['first'][number];

/** Something that was found, and how it is told in a language. */
type Item = { [Of in Group]: { group: Of; tell: (locale: Locale) => Row<Of> } }[Group];

const MOST_TOLD: Readonly<Record<Group, number>> = { models: 12, accessories: 6, branches: 8, pages: 6 };
/** Of the models that an accessory is for. */
const MOST_NAMED = 3;

type Translations = Readonly<Record<Locale, Translate>>;

/** What there is to be found is put in order once for as long as it is the same; what is searched for is kept nowhere. */
export function searchOver(translations: Translations) {
  const indexOf = madeOf([modelKind, accessoryKind, branchKind, siteKind], (documents) => {
    const models = shownModels(documents);
    return new SearchIndex<Item>([
      ...models.map((model) => searchedModel(model, documents, translations)),
      ...searchedAccessories(documents, models),
      ...searchedBranches(documents),
      ...searchedPages.map(
        ({ path, title, words }): Searched<Item> => ({
          item: { group: 'pages', tell: (locale) => ({ path, title: title[interfaceOf(locale)] }) },
          titles: Object.values(title),
          more: Object.values(words),
        }),
      ),
    ]);
  });

  return (text: string, documents: Documents, locale: Locale): Reply => {
    const { fit, items } = indexOf(documents).find(text);
    const rows = <Of extends Group>(group: Of) => {
      const ofGroup = items.filter((item) => item.group === group);
      const first = ofGroup.slice(0, MOST_TOLD[group]).map((item) => item.tell(locale) as Row<Of>);
      return { total: ofGroup.length, first };
    };
    return {
      fit,
      models: rows('models'),
      accessories: rows('accessories'),
      branches: rows('branches'),
      pages: rows('pages'),
    };
  };
}

const shownModels = (documents: Documents): ModelDocument[] =>
  documents.of(modelKind).flatMap(({ body }) => (body.isActive ? [body] : []));

const inAllLanguages = (text: LocalText): string[] => locales.map((locale) => textIn(text, locale));

const named = ({ bikeName, name, type }: ModelDocument) => ({ bikeName, name, type });

function searchedModel(model: ModelDocument, documents: Documents, translations: Translations): Searched<Item> {
  const row = { ...named(model), image: model.pictures.icon, price: model.price };
  const { maker } = siteDocument(documents);
  const types = locales.map((locale) => translations[locale](vehicleTypeTitles[model.type]));
  return {
    item: { group: 'models', tell: () => row },
    titles: [model.name, model.bikeName],
    more: [maker, ...types, ...(model.earlierNames ?? []), ...model.variants.map(({ name }) => name)],
  };
}

/** Those that belong to a model that is shown: without one there is no page to see them on. */
function searchedAccessories(documents: Documents, models: readonly ModelDocument[]): Searched<Item>[] {
  const modelsOf = new Map<AccessoryDocument, ModelDocument[]>();
  for (const model of models) {
    for (const accessory of accessoriesOf(documents, model)) {
      const fitting = modelsOf.get(accessory) ?? [];
      modelsOf.set(accessory, fitting);
      fitting.push(model);
    }
  }
  return [...modelsOf].map(([{ heading, partNo, image, price }, fitting]) => {
    const forModels = { total: fitting.length, first: fitting.slice(0, MOST_NAMED).map(named) };
    const tell = (locale: Locale) => ({ heading: textIn(heading, locale), partNo, image, price, models: forModels });
    return {
      item: { group: 'accessories', tell },
      titles: inAllLanguages(heading),
      more: [partNo],
    };
  });
}

const searchedBranches = (documents: Documents): Searched<Item>[] => {
  const told = locales.map((locale) => [locale, listNetwork(documents, locale)] as const);
  const inLanguage = new Map(told);
  return documents.of(branchKind).map(({ body: { name, address } }, index) => ({
    item: {
      group: 'branches',
      tell: (locale) => {
        const branch = inLanguage.get(locale)?.[index];
        if (!branch) throw new Error('A branch is missing in a language.');
        return { name: branch.name, address: branch.address, path: branch.path };
      },
    },
    titles: inAllLanguages(name),
    more: inAllLanguages(address),
  }));
};
