import type { SiteContent } from '../contract/types.ts';
import { BLANK_FOLDER } from './blank-folder.ts';
import { loadConsent } from './load-consent.ts';
import type { Content } from './load-content.ts';
import { loadEnergy } from './load-energy.ts';
import { loadMessages } from './load-messages.ts';
import { loadPages } from './load-pages.ts';
import { loadRates } from './load-rates.ts';
import { readContentFile } from './read-content-file.ts';

/**
 * A dealership that has said nothing yet. What is empty here cannot be published, so nobody opens a site that lacks it; the colour is one
 * that words are read on.
 */
const NOBODY_YET: SiteContent = {
  dealership: '',
  maker: '',
  tagline: '',
  foundedYear: 0,
  district: '',
  showrooms: 0,
  premiumShowrooms: 0,
  workshops: 0,
  address: '',
  salesPhone: '',
  servicePhone: '',
  email: '',
  salesHours: { days: '', opens: '', closes: '' },
  map: { embed: '', link: '' },
  accentColour: '#1f5f99',
  // As the specification has them, in this order.
  social: ['Facebook', 'Instagram', 'YouTube', 'X', 'WhatsApp'].map((network) => ({ network, url: '' })),
  developer: { name: 'Kickstand Works', url: 'https://kickstand.example' },
  vendor: { name: 'Kickstand Works', url: 'https://kickstand.example' },
};

/** What an empty store begins with where there is no demo: the words that every site needs, and nothing of a dealership. */
export const loadBlank = (): Content => ({
  isBlank: true,
  site: NOBODY_YET,
  ...loadConsent(NOBODY_YET),
  models: [],
  accessories: [],
  dealers: [],
  slides: [],
  gallery: [],
  offers: [],
  retiredModels: [],
  rates: loadRates(),
  energy: loadEnergy(),
  messages: loadMessages(),
  loans: { offers: [] },
  exchange: { tables: [] },
  missingPictures: [],
  releasePictures: new Set(),
  ...loadPages((file, schema) => readContentFile(BLANK_FOLDER, file, schema), NOBODY_YET, []),
});
