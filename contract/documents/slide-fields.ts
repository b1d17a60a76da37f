import type { DocumentSection } from './field.ts';

/** What staff fill in about a slide of the home page. */
export const slideFields: readonly DocumentSection[] = [
  { title: 'What it shows', fields: [{ place: 'alt', label: 'For those who cannot see it', control: 'local' }] },
];
