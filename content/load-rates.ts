import { ratesDocumentSchema } from '../contract/schemas/rates-document.ts';
import { readContentFile } from './read-content-file.ts';

/** What Karnataka and insurers take, as far as public pages say; every dealership begins with it, and corrects it. */
export const loadRates = () => readContentFile(import.meta.dirname, 'rates.json', ratesDocumentSchema);
