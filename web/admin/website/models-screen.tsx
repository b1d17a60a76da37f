import { modelFields } from '../../../contract/documents/model-fields.ts';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import type { Collection } from './collection.ts';
import { CollectionScreen } from './collection-screen.tsx';
import { textOf } from './values.ts';

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
    { label: 'Its page', path: aboutBike(pagePaths.bikeDetail, textOf(bikeName)) },
    { label: 'All of its kind', path: CATALOGUES[textOf(type)] ?? pagePaths.motorcycles },
  ],
};

/** What the dealership sells. */
export const ModelsScreen = () => <CollectionScreen collection={models} />;
