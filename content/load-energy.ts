import { energyDocumentSchema } from '../contract/schemas/energy-document.ts';
import { readContentFile } from './read-content-file.ts';

/** What petrol and electricity cost in Karnataka, as far as public pages say; every dealership begins with it, and corrects it. */
export const loadEnergy = () => readContentFile(import.meta.dirname, 'energy.json', energyDocumentSchema);
