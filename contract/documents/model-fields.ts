import { specificationTitles } from '../display.ts';
import { figureNames, figureOf } from '../facts.ts';
import type { SpecificationGroup } from '../types.ts';
import type { DocumentField, DocumentSection } from './field.ts';

const local = { en: '' };
/** Above what a release counts up to, so that no number is given out twice. */
const FIRST_NUMBER = 100_000_000;
const newNumber = (): number => FIRST_NUMBER + Math.floor(Math.random() * 8 * FIRST_NUMBER);

const image: DocumentField = { place: 'image', label: 'Picture', control: 'picture', picture: { aspect: 3 / 2 } };

const specification = (group: SpecificationGroup): DocumentField => ({
  place: `specifications.${group}`,
  label: specificationTitles[group],
  control: 'list',
  parts: {
    noun: 'row',
    titleAt: 'label.en',
    fields: [
      { place: 'label', label: 'Label', control: 'local' },
      { place: 'value', label: 'Value', control: 'local' },
      { place: 'key', label: 'Name in calls', control: 'line', hint: 'One word such as seatHeight' },
    ],
    begin: () => ({ key: '', label: local, value: local }),
  },
});

const optionOf = (name: (typeof figureNames)[number]) => {
  const { label, unit } = figureOf(name);
  return [name, `${label} (${unit})`] as const;
};

const facts = (hint: string): DocumentField => ({
  place: 'facts',
  label: 'Figures',
  control: 'list',
  hint,
  parts: {
    noun: 'figure',
    titleOf: (part) => {
      const { figure, value } = part as { figure?: string; value?: unknown };
      const name = figureNames.find((one) => one === figure);
      return name ? `${figureOf(name).label}, ${value ?? '…'} ${figureOf(name).unit}` : '';
    },
    fields: [
      { place: 'figure', label: 'Figure', control: 'choice', options: figureNames.map(optionOf) },
      { place: 'value', label: 'Value', control: 'decimal' },
      { place: 'source', label: 'Source', control: 'line', hint: "Such as: maker's specification, November 2026" },
    ],
    begin: () => ({ figure: '', source: '' }),
  },
});

const turn = (place: string, label: string, hint: string): DocumentField => ({
  place,
  label,
  control: 'turn',
  hint,
  parts: {
    noun: 'frame',
    titleAt: '',
    fields: [{ place: '', label: 'Frame', control: 'line' }],
    begin: () => '',
  },
});

/** What staff fill in about a model, in the order of the tabs of its page. */
export const modelFields: readonly DocumentSection[] = [
  {
    title: 'The model',
    fields: [
      { place: 'name', label: 'Name', control: 'line' },
      {
        place: 'bikeName',
        label: 'Short name',
        control: 'line',
        hint: 'In addresses and enquiries. Once it is changed and published, links with the name before it lead to the new one.',
      },
      {
        place: 'type',
        label: 'Catalogue',
        control: 'choice',
        options: [
          ['bikes', 'Motorcycles'],
          ['scooters', 'Scooters'],
          ['ev', 'Electric'],
        ],
      },
      {
        place: 'body',
        label: 'Shape',
        control: 'choice',
        options: [
          ['commuter', 'Commuter'],
          ['street', 'Street'],
          ['crossover', 'Crossover'],
          ['roadster', 'Roadster'],
          ['family-scooter', 'Family scooter'],
          ['sporty-scooter', 'Sporty scooter'],
          ['electric-scooter', 'Electric scooter'],
        ],
      },
    ],
  },
  {
    title: 'Earlier short names',
    onlyWith: 'earlierNames',
    fields: [
      {
        place: 'earlierNames',
        label: 'Short names that it had before',
        control: 'lines',
        hint: 'One in each line. Links with these names lead to this model. Another model can have a name once it is taken out here.',
      },
    ],
  },
  {
    title: 'Price and variants',
    fields: [
      { place: 'price', label: 'Price', control: 'number', hint: 'Ex-showroom, in whole rupees' },
      {
        place: 'variants',
        label: 'Variants',
        control: 'list',
        hint: 'The first one costs what the model costs, and has no price of its own.',
        parts: {
          noun: 'variant',
          titleAt: 'name',
          fields: [
            { place: 'name', label: 'Variant', control: 'line' },
            { place: 'price', label: 'Price of the variant', control: 'number' },
            facts('Only where the variant differs from the model.'),
            {
              place: 'adds',
              label: 'What it adds',
              control: 'list',
              hint: 'What it has that the variant before it has not, such as: disc brake in front.',
              parts: {
                noun: 'addition',
                titleAt: 'en',
                fields: [{ place: '', label: 'Addition', control: 'local' }],
                begin: () => local,
              },
            },
          ],
          begin: () => ({ id: newNumber(), name: '' }),
        },
      },
    ],
  },
  {
    title: 'Figures',
    hint: 'On-road price, filters and comparisons are made of these numbers; the words of the specification stay as they are.',
    fields: [
      {
        place: 'fuel',
        label: 'Runs on',
        control: 'choice',
        options: [
          ['petrol', 'Petrol'],
          ['electric', 'Electricity'],
        ],
      },
      facts(
        'Of every variant that has no other. The tax and the insurance need the capacity, or the rated power of a motor.',
      ),
    ],
  },
  {
    title: 'Overview',
    fields: [
      { place: 'details', label: 'Description', control: 'localText' },
      { place: 'summary.engine', label: 'Engine', control: 'local' },
      { place: 'summary.power', label: 'Power', control: 'local' },
      { place: 'summary.transmission', label: 'Transmission', control: 'local' },
    ],
  },
  {
    title: 'Features',
    fields: [
      {
        place: 'features',
        label: 'Features',
        control: 'list',
        parts: {
          noun: 'feature',
          titleAt: 'heading.en',
          fields: [
            { place: 'heading', label: 'Heading', control: 'local' },
            { place: 'description', label: 'Text', control: 'localText' },
            image,
          ],
          begin: () => ({ heading: local, description: local, image: '' }),
        },
      },
    ],
  },
  ...(Object.keys(specificationTitles) as SpecificationGroup[]).map((group) => ({
    title: `Specifications: ${specificationTitles[group]}`,
    fields: [specification(group)],
  })),
  {
    title: 'Accessories',
    fields: [
      {
        place: 'accessories',
        label: 'Accessories',
        control: 'list',
        parts: {
          noun: 'accessory',
          titleAt: '',
          fields: [{ place: '', label: 'Part number', control: 'line' }],
          begin: () => '',
        },
      },
    ],
  },
  {
    title: 'Colours',
    fields: [
      {
        place: 'colours',
        label: 'Colours',
        control: 'list',
        parts: {
          noun: 'colour',
          titleAt: 'name.en',
          fields: [
            { place: 'name', label: 'Colour', control: 'local' },
            { place: 'hex', label: 'Paint', control: 'line', hint: 'Such as #1a2b3c' },
            image,
            turn('turn', '360 view in this colour', 'Where there are none, visitors turn the frames of the model.'),
          ],
          begin: () => ({ name: local, hex: '', image: '' }),
        },
      },
    ],
  },
  {
    title: 'Pictures',
    fields: [
      { place: 'pictures.hero', label: 'Large picture', control: 'picture', picture: { aspect: 3 / 2 } },
      { place: 'pictures.icon', label: 'From the side', control: 'picture', picture: { aspect: 3 / 2 } },
      { place: 'pictures.name', label: 'Name as lettering', control: 'line' },
      turn(
        'pictures.turn',
        '360 view',
        'Pictures all the way round, all of one size, with their number in the name of the file. Choose them together, or drop them here.',
      ),
      { place: 'brochure', label: 'Brochure', control: 'line', hint: 'Its address: /brochures/ and a name' },
    ],
  },
];
