import { slideFields } from '../../../contract/documents/slide-fields.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import type { Collection } from './collection.ts';
import { CollectionScreen } from './collection-screen.tsx';

const slides: Collection = {
  kind: 'slide',
  screen: 'slides',
  title: 'Slides',
  noun: 'slide',
  nameLabel: 'What the picture shows',
  sections: slideFields,
  // Where it stands as if it were the first: without scripts a page shows no other.
  pagesOf: (_body, key) => [
    { label: 'Home', path: pagePaths.home, first: `slide/${key}`, shape: 'Desktop' },
    { label: 'About', path: pagePaths.about, first: `slide/${key}` },
  ],
};

/** What the home page shows in turn. */
export const SlidesScreen = () => <CollectionScreen collection={slides} />;
