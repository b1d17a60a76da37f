import { accessoryFields } from '../../../contract/documents/accessory-fields.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import type { Collection } from './collection.ts';
import { CollectionScreen } from './collection-screen.tsx';

const accessories: Collection = {
  kind: 'accessory',
  screen: 'accessory-texts',
  title: 'Accessories',
  noun: 'accessory',
  sections: accessoryFields,
  // On the page of the first model that names it.
  pagesOf: (_body, key) => [{ label: 'Its model', path: pagePaths.bikeDetail, first: `accessory/${key}` }],
};

/** What is sold with models. */
export const AccessoryTextsScreen = () => <CollectionScreen collection={accessories} />;
