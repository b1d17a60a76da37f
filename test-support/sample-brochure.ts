import type { Brochure } from '../server/features/brochures/brochure.ts';
import { brochureWords } from '../server/features/brochures/document/words.ts';
import siteJson from './dealership/content/site.json' with { type: 'json' };

/** A brochure with as little in it as there can be; a test adds what it is about. */
export const sampleBrochure: Brochure = {
  locale: 'en',
  words: brochureWords,
  today: '2026-11-15',
  day: '15 November 2026',
  site: siteJson,
  type: 'Electric',
  name: 'A model',
  price: 100_000,
  content: {
    details: '',
    summary: { engine: '', power: '', transmission: '' },
    colours: [],
    features: [],
    hero: '/pictures/none.webp',
  },
  specification: ['Body Dimensions', 'Engine', 'Transmission'].map((title) => ({ title, rows: [['Entry', 'Value']] })),
  variants: [{ name: 'Standard', price: 100_000, onRoad: 123_456 }],
  accessories: [],
  branches: [],
};
