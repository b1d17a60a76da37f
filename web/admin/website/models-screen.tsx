import { modelFields } from '../../../contract/documents/model-fields.ts';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import { CrossedSlabs } from '../prices/crossed-slabs.tsx';
import type { Collection } from './collection.ts';
import { CollectionScreen } from './collection-screen.tsx';

const CATALOGUES: Readonly<Record<string, string>> = {
  bikes: pagePaths.motorcycles,
  scooters: pagePaths.scooters,
  ev: pagePaths.ev,
};

const models: Collection = {
  kind: 'model',
  screen: 'models',
  title: 'Models',
  noun: 'model',
  sections: modelFields,
  pagesOf: ({ bikeName, type }) => [
    { label: 'Its page', path: aboutBike(pagePaths.bikeDetail, String(bikeName)) },
    { label: 'The catalogue', path: CATALOGUES[String(type)] ?? pagePaths.motorcycles },
  ],
  notice: (body) => <CrossedSlabs asked={pricesIn(body)} />,
};

/** Of a draft, which may be half filled in. */
function pricesIn({ id, price, variants }: Readonly<Record<string, unknown>>) {
  const listed = Array.isArray(variants) ? (variants as { id?: unknown; price?: unknown }[]) : [];
  const all = [{ variant: null, price }, ...listed.map((one) => ({ variant: one.id, price: one.price }))];
  return {
    model: typeof id === 'number' ? id : 0,
    prices: all.filter((one): one is { variant: number | null; price: number } => isPrice(one.price)),
  };
}

const isPrice = (price: unknown): boolean => Number.isInteger(price) && Number(price) > 0;

/** What is on sale. */
export const ModelsScreen = () => <CollectionScreen collection={models} />;
