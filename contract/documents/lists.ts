/** On a screen of the panel. */
export const DOCUMENTS_PER_PAGE = 50;

/** New: not published yet. */
export const documentStates = ['live', 'draft', 'new'] as const;
