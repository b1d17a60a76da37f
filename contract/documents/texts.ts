/** On a screen of the panel. */
export const TEXTS_PER_PAGE = 50;

/** Which texts somebody looks for; open: those that are missing or stale. */
export const textFilters = ['all', 'open', 'missing', 'stale'] as const;

/** A file of translations that comes back. */
export const MOST_FILE_LINES = 50_000;
export const MOST_FILE_BYTES = 5 * 1024 * 1024;

/** The headings of such a file, beside those of its languages. What is not needed when it comes back helps whoever reads it. */
export const fileColumns = {
  document: 'Document',
  place: 'Place',
  about: 'What it is',
  en: 'English',
  state: 'State',
} as const;

/** Beside one at least with the English name of a language. */
export const neededColumns = ['document', 'place', 'en'] as const satisfies readonly (keyof typeof fileColumns)[];
