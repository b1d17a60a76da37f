import type { Locale } from '../../contract/locales.ts';

/** An instant as people in India say it, in their language: 18 Nov, 4:15 pm. */
export const sayMoment = (at: number, language: Locale): string =>
  new Intl.DateTimeFormat(`${language}-IN`, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'Asia/Kolkata',
    numberingSystem: 'latn',
  })
    .format(at)
    // Some languages put a space there that breaks nowhere and that no phone of an SMS knows.
    .replaceAll('\u202f', ' ');
