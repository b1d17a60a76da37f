import { modelFields } from '../../../contract/documents/model-fields.ts';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
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
};

/** What is on sale. */
export const ModelsScreen = () => <CollectionScreen collection={models} />;
