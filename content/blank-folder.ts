import path from 'node:path';

/** What every dealership begins with that brings nothing of its own along. */
export const BLANK_FOLDER = path.join(import.meta.dirname, 'blank');
