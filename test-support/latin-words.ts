import type { Content } from '../content/load-content.ts';
import { joyClubModels } from '../contract/enquiries/joy-club.ts';

/** What is written in Latin letters in every language. */
const UNITS = 'mm kg km h W kW kWh V Ah Nm PS rpm cc s L'.split(' ');
/** Sizes of helmets, shapes of rings and spokes, a kind of socket. */
const LETTERS = 'M XL O Y C x'.split(' ');
const ABBREVIATIONS =
  'ABS ACG AMC BLDC BS CBS DC EMI EV EW GST ISI JPEG LCD LED LPG OBD OTP PAN PDF PGM-FI PMSM PUC PVC RC RCS RTO SI SMS STOP TFT TRAI USB VI WCAG AA YYYY-MM-DD'.split(
    ' ',
  );
/** Names, and what is known by its English name alone. */
const NAMES = 'Bluetooth OpenStreetMap WhatsApp JOY CLUB V-matic English'.split(' ');

const wordsOf = (text: string): string[] =>
  text.match(/[A-Za-z][\w.-]*/g)?.map((word) => word.replace(/[.-]+$/, '')) ?? [];

/** Finds what an Indian page shows in English: Latin words other than names, units and abbreviations. */
export function englishIn(content: Content): (text: string) => string[] {
  const { site } = content;
  const own = [
    ...content.models.flatMap(({ name, bikeName, variants }) => [name, bikeName, ...variants.map((one) => one.name)]),
    ...[...content.retiredModels, ...joyClubModels, site.dealership, site.maker, site.developer.name, site.vendor.name],
    ...site.social.map(({ network }) => network),
  ];
  const allowed = new Set([...own.flatMap(wordsOf), ...UNITS, ...LETTERS, ...ABBREVIATIONS, ...NAMES]);
  return (text) =>
    wordsOf(text.replace(/\S+@\S+|https?:\S+|\{\w+\}/g, ' ')).filter(
      // A number of a part, of a frame or of a licence is no word.
      (word) => !allowed.has(word) && !/\d/.test(word),
    );
}
