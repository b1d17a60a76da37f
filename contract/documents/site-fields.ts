import { languageNames } from '../language-names.ts';
import { languages } from '../languages.ts';
import { interfaceLocales, otherLocales } from '../locales.ts';
import type { DocumentSection } from './field.ts';

/** As the specification has them, in this order. */
const NETWORKS = ['Facebook', 'Instagram', 'YouTube', 'X', 'WhatsApp'];

/** What staff fill in about the dealership itself, in the order of the screen. */
export const siteFields: readonly DocumentSection[] = [
  {
    title: 'The dealership',
    fields: [
      { place: 'dealership', label: 'Name', control: 'line' },
      { place: 'maker', label: 'Maker', control: 'line', hint: 'Whose vehicles it sells' },
      { place: 'tagline', label: 'Tagline', control: 'local' },
      { place: 'foundedYear', label: 'Founded in', control: 'number' },
      { place: 'district', label: 'District', control: 'local' },
    ],
  },
  {
    title: 'Look',
    fields: [
      {
        place: 'accentColour',
        label: 'Colour',
        control: 'colour',
        hint: 'Buttons, lines and marks of the site, its icon and its brochures',
      },
      {
        place: 'logo',
        label: 'Logo',
        control: 'logo',
        hint: 'Stands for the name at the head and the foot of every page, and is the icon of the site. PNG, JPEG, WebP or AVIF, up to 10 MB; best without a ground. Without one, the name stands there beside a wheel.',
      },
    ],
  },
  {
    title: 'Languages',
    fields: [
      {
        place: 'languages',
        label: 'Beside English, the site is shown in',
        control: 'languages',
        options: otherLocales.map((locale) => [locale, `${languageNames[locale]} (${languages[locale].english})`]),
        atFirst: interfaceLocales,
        hint: 'Forms ask for texts in the languages that are chosen here. What was translated into another one is kept, and is there again with it.',
      },
    ],
  },
  {
    title: 'How it is reached',
    fields: [
      { place: 'salesPhone', label: 'Sales phone', control: 'phone' },
      { place: 'servicePhone', label: 'Service phone', control: 'phone' },
      { place: 'email', label: 'E-mail', control: 'email' },
      { place: 'address', label: 'Address', control: 'local' },
      {
        place: 'map.embed',
        label: 'Map on the page',
        control: 'link',
        hint: 'The address that the map offers for embedding',
      },
      { place: 'map.link', label: 'Map in a tab of its own', control: 'link' },
    ],
  },
  {
    title: 'Opening hours of sales',
    fields: [
      { place: 'salesHours.days', label: 'Days', control: 'local' },
      { place: 'salesHours.opens', label: 'Opens at', control: 'local' },
      { place: 'salesHours.closes', label: 'Closes at', control: 'local' },
    ],
  },
  {
    title: 'How large it is',
    fields: [
      { place: 'showrooms', label: 'Showrooms', control: 'number' },
      { place: 'premiumShowrooms', label: 'Premium showrooms', control: 'number' },
      { place: 'workshops', label: 'Workshops', control: 'number' },
    ],
  },
  {
    title: 'Social networks',
    fields: NETWORKS.map((network, index) => ({ place: `social.${index}.url`, label: network, control: 'link' })),
  },
];
