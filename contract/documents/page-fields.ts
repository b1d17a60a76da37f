import { optInChannels } from '../enquiries/opt-in.ts';
import type { PageName } from '../page-names.ts';
import type { DocumentField, DocumentSection, PartKind } from './field.ts';

const MARKS = 'In paragraphs, lists and answers **two stars** make words bold, and [words](/contact) make a link.';
const PLACES = 'Facts such as {dealership} or {salesPhone} are filled in from the settings.';

const nothingYet = () => ({ en: '' });

/** Texts one below the other, each an entry without parts of its own. */
const lines = (noun: string, label: string): DocumentField => ({
  place: 'items',
  label,
  control: 'list',
  parts: { noun, fields: [{ place: '', label: 'Text', control: 'local' }], begin: nothingYet },
});

const pairs = (noun: string, label: string, fields: readonly DocumentField[]): DocumentField => ({
  place: 'items',
  label,
  control: 'list',
  parts: { noun, fields, begin: () => Object.fromEntries(fields.map(({ place }) => [place, nothingYet()])) },
});

/** What a section is made of, in the order in which they are offered. */
const blockKinds: readonly PartKind[] = [
  { kind: 'paragraph', noun: 'paragraph', fields: [{ place: 'text', label: 'Text', control: 'localText' }] },
  { kind: 'list', noun: 'list', fields: [lines('entry', 'Entries')] },
  { kind: 'steps', noun: 'steps', fields: [lines('step', 'Steps')] },
  {
    kind: 'figures',
    noun: 'figures',
    fields: [
      pairs('figure', 'Figures', [
        { place: 'value', label: 'Figure', control: 'local' },
        { place: 'label', label: 'What it counts', control: 'local' },
      ]),
    ],
  },
  {
    kind: 'years',
    noun: 'years',
    fields: [
      pairs('year', 'Years', [
        { place: 'year', label: 'Year', control: 'local' },
        { place: 'text', label: 'What happened', control: 'local' },
      ]),
    ],
  },
  {
    kind: 'contacts',
    noun: 'contacts',
    fields: [
      pairs('contact', 'Contacts', [
        { place: 'label', label: 'What it is', control: 'local' },
        { place: 'value', label: 'Number or address', control: 'local' },
      ]),
    ],
  },
  {
    kind: 'questions',
    noun: 'questions',
    fields: [
      pairs('question', 'Questions', [
        { place: 'question', label: 'Question', control: 'local' },
        { place: 'answer', label: 'Answer', control: 'localText' },
      ]),
    ],
  },
];

const top: DocumentSection = {
  title: 'The page',
  hint: `${PLACES} ${MARKS}`,
  fields: [
    { place: 'title', label: 'Title', control: 'local' },
    { place: 'description', label: 'For search engines and shared links', control: 'local' },
    { place: 'lead', label: 'Lead', control: 'localText' },
  ],
};

const sections: DocumentSection = {
  title: 'Sections',
  fields: [
    {
      place: 'sections',
      label: 'Sections',
      control: 'list',
      parts: {
        noun: 'section',
        titleAt: 'heading',
        fields: [
          { place: 'heading', label: 'Heading', control: 'local' },
          {
            place: 'blocks',
            label: 'Blocks',
            control: 'list',
            parts: { noun: 'block', fields: [], kinds: blockKinds },
          },
        ],
        begin: () => ({ id: newAnchor(), heading: nothingYet(), blocks: [{ kind: 'paragraph', text: nothingYet() }] }),
      },
    },
  ],
};

/** By which links name a section: nobody has to think of one. */
const newAnchor = (): string => `section-${Math.random().toString(36).slice(2, 10)}`;

const video: DocumentSection = {
  title: 'Video',
  onlyWith: 'video',
  fields: [{ place: 'video.title', label: 'What the video is called', control: 'local' }],
};

const amount: DocumentField = { place: 'priceInRupees', label: 'Price in rupees', control: 'number' };

const amc: readonly DocumentSection[] = [
  {
    title: 'Benefits',
    fields: [
      {
        place: 'benefits',
        label: 'Benefits',
        control: 'list',
        parts: { noun: 'benefit', fields: [{ place: '', label: 'Text', control: 'local' }], begin: nothingYet },
      },
    ],
  },
  {
    title: 'Plans',
    fields: [
      {
        place: 'plans.rows',
        label: 'Plans',
        control: 'list',
        parts: {
          noun: 'plan',
          fields: [{ place: 'vehicles', label: 'Vehicles', control: 'local' }, amount],
          begin: () => ({ vehicles: nothingYet(), priceInRupees: '' }),
        },
      },
      { place: 'plans.note', label: 'Note below the plans', control: 'localText' },
    ],
  },
];

const optionFields: readonly DocumentField[] = [
  { place: 'years', label: 'Years more', control: 'number' },
  { place: 'totalYears', label: 'Years in all', control: 'number' },
  { place: 'extraKm', label: 'Kilometres more', control: 'number' },
  amount,
];

const tariffs: DocumentSection = {
  title: 'Tariffs',
  fields: [
    {
      place: 'tariffs.tables',
      label: 'Tariffs',
      control: 'list',
      parts: {
        noun: 'tariff',
        titleAt: 'vehicles',
        fields: [
          { place: 'vehicles', label: 'Vehicles', control: 'local' },
          { place: 'standardYears', label: 'Years of the standard warranty', control: 'number' },
          { place: 'standardKm', label: 'Kilometres of the standard warranty', control: 'number' },
          {
            place: 'options',
            label: 'Extensions',
            control: 'list',
            parts: {
              noun: 'extension',
              fields: optionFields,
              begin: () => Object.fromEntries(optionFields.map(({ place }) => [place, ''])),
            },
          },
        ],
        begin: () => ({ vehicles: nothingYet(), standardYears: '', standardKm: '', options: [] }),
      },
    },
    { place: 'tariffs.note', label: 'Note below the tariffs', control: 'localText' },
  ],
};

const channels: DocumentSection = {
  title: 'Channels of the form',
  fields: optInChannels.map((channel) => ({
    place: `channels.${channel}`,
    label: channel.toUpperCase(),
    control: 'local',
  })),
};

/** What staff fill in about a page that has texts of its own, in the order of the page. */
export const pageFields: Readonly<Record<PageName, readonly DocumentSection[]>> = {
  about: [top, sections],
  terms: [top, sections],
  privacy: [top, sections],
  accessibility: [top, sections],
  amc: [top, ...amc, sections, video],
  extendedWarranty: [top, tariffs, sections],
  joyClub: [top, sections, video],
  optIn: [top, channels, sections, video],
  home: [
    {
      title: 'About us',
      hint: PLACES,
      fields: [{ place: 'about', label: 'What the home page tells of the dealership', control: 'localText' }],
    },
  ],
  services: [
    {
      title: 'The page',
      hint: PLACES,
      fields: [
        { place: 'lead', label: 'Lead', control: 'localText' },
        { place: 'amc', label: 'About the AMC', control: 'local' },
        { place: 'warranty', label: 'About the extended warranty', control: 'local' },
        { place: 'joyClub', label: 'About the joy club', control: 'local' },
      ],
    },
  ],
};

/** The same about what people agree to who send a form. */
export const consentFields: readonly DocumentSection[] = [
  {
    title: 'What people agree to',
    hint: `It stands above the button of forms. Every wording that was ever shown is kept with the enquiries that came with it. ${PLACES}`,
    fields: [{ place: 'text', label: 'Wording', control: 'localText' }],
  },
];
