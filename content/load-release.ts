import { isDemoThere } from './demo-folder.ts';
import { loadBlank } from './load-blank.ts';
import type { Content } from './load-content.ts';
import { loadContent } from './load-content.ts';

/** What this release fills an empty store with: the demo dealership, or nothing of any. */
export const loadRelease = (): Content => (isDemoThere() ? loadContent() : loadBlank());
