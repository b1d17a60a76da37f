import { screenAddress } from '../screens/screen-address.ts';

/** Where a document is edited, by its kind. */
const addresses: Readonly<Record<string, (key: string) => string>> = {
  site: () => screenAddress('settings'),
  branch: (key) => screenAddress('branches', { key }),
  model: (key) => screenAddress('models', { key }),
  accessory: (key) => screenAddress('accessory-texts', { key }),
  'retired-models': () => screenAddress('earlier-models'),
  page: (key) => screenAddress('pages', { page: key }),
  consent: (key) => screenAddress('pages', { consent: key }),
  rates: () => screenAddress('rates'),
  loans: () => screenAddress('rates', { of: 'loans' }),
  energy: () => screenAddress('rates', { of: 'energy' }),
  exchange: () => screenAddress('rates', { of: 'exchange' }),
  message: (key) => screenAddress('messages', { template: key }),
  slide: (key) => screenAddress('slides', { key }),
};

/** Undefined of a kind that has no screen. */
export const documentAddress = (kind: string, key: string): string | undefined => addresses[kind]?.(key);
