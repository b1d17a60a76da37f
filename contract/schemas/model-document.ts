import * as z from 'zod';
import { vehicleTypes } from '../catalogue.ts';
import { figureNames, fuels } from '../facts.ts';
import { specificationsSchema } from './catalogue.ts';
import { bodyTypes } from './content.ts';
import { address, hexColour, line, localLine, localParagraph, price, publicNumber } from './document-parts.ts';
import { factSchema } from './facts.ts';

const MOST_VARIANTS = 20;
const MOST_ADDED = 20;
const MOST_COLOURS = 30;
const MOST_FEATURES = 40;
const MOST_FRAMES = 72;
const MOST_ACCESSORIES = 200;
const MOST_ROWS = 60;
const MOST_NAMES = 50;

const atMost = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item, 'is missing').max(most, `can be ${most} at most`);

/** The second of two that are the same is the one at fault. */
const refuseTwice = (values: readonly unknown[], context: z.RefinementCtx, field?: string): void => {
  for (const [index, value] of values.entries()) {
    if (values.indexOf(value) === index) continue;
    context.addIssue({ code: 'custom', path: field ? [index, field] : [index], message: 'is there twice' });
  }
};

/** Each figure once. */
const facts = atMost(factSchema, figureNames.length).superRefine((list, context) =>
  refuseTwice(
    list.map(({ figure }) => figure),
    context,
    'figure',
  ),
);

/** The first variant is the base one: it has no price of its own and always costs what the model costs. */
const variants = atMost(
  z.strictObject({
    id: publicNumber,
    name: line,
    price: price.optional(),
    facts: facts.optional(),
    adds: atMost(localLine, MOST_ADDED).optional().describe('What it has that the one before it has not'),
  }),
  MOST_VARIANTS,
)
  .min(1, 'must be one at least')
  .superRefine((list, context) => {
    refuseTwice(
      list.map(({ id }) => id),
      context,
      'id',
    );
    refuseTwice(
      list.map(({ name }) => name),
      context,
      'name',
    );
    for (const [index, variant] of list.entries()) {
      const message = priceFault(index === 0, variant.price);
      if (message) context.addIssue({ code: 'custom', path: [index, 'price'], message });
    }
  });

function priceFault(isBase: boolean, own: number | undefined): string | undefined {
  if (isBase) return own === undefined ? undefined : 'must be empty: the first variant costs what the model costs';
  return own === undefined ? 'is missing' : undefined;
}

const KEY = 'must be one word in Latin letters such as seatHeight';
const specificationRow = z.strictObject({
  key: z
    .string('is missing')
    .regex(/^[A-Za-z][A-Za-z0-9]*$/, KEY)
    .max(60, KEY)
    .describe('How the call for a model names it'),
  label: localLine,
  value: localLine,
});
const specificationGroup = atMost(specificationRow, MOST_ROWS).superRefine((rows, context) =>
  refuseTwice(
    rows.map(({ key }) => key),
    context,
    'key',
  ),
);
type Group = keyof (typeof specificationsSchema)['shape'];
const specifications = z.strictObject(
  Object.fromEntries(Object.keys(specificationsSchema.shape).map((group) => [group, specificationGroup])) as Record<
    Group,
    typeof specificationGroup
  >,
);

/** A model that the dealership sells, with all that its pages say. */
export const modelDocumentSchema = z.strictObject({
  id: publicNumber,
  type: z.enum(vehicleTypes, 'must be bikes, scooters or ev'),
  body: z.enum(bodyTypes, 'must be one of the shapes on offer').describe('Its shape'),
  bikeName: line.describe('Its name in addresses and enquiries; no other may have it, however it is spaced'),
  earlierNames: atMost(line, MOST_NAMES)
    .optional()
    .describe('What it was called in addresses before: links with these names lead to it'),
  name: line,
  price,
  isActive: z.boolean('is missing').describe('Shown to visitors'),
  variants,
  fuel: z.enum(fuels, 'must be petrol or electric').optional().describe('As its catalogue says where it is missing'),
  facts: facts.optional().describe('Figures of every variant that has none of its own'),
  details: localParagraph,
  summary: z.strictObject({ engine: localLine, power: localLine, transmission: localLine }),
  specifications,
  colours: atMost(
    z.strictObject({
      name: localLine,
      hex: hexColour,
      image: address,
      turn: atMost(address, MOST_FRAMES).optional().describe('Frames of the 360 view in this colour'),
    }),
    MOST_COLOURS,
  )
    .min(1, 'must be one at least')
    .superRefine((list, context) =>
      refuseTwice(
        list.map(({ name }) => name.en),
        context,
        'name',
      ),
    ),
  features: atMost(z.strictObject({ heading: localLine, description: localParagraph, image: address }), MOST_FEATURES),
  accessories: atMost(line, MOST_ACCESSORIES)
    .superRefine((list, context) => refuseTwice(list, context))
    .describe('Part numbers'),
  pictures: z.strictObject({
    name: address.describe('The name as lettering'),
    icon: address,
    hero: address,
    // How many there have to be is said where they are chosen: older databases have models with others.
    turn: atMost(address, MOST_FRAMES).describe('Frames of the 360 view'),
  }),
  brochure: address,
});

export type ModelDocument = z.infer<typeof modelDocumentSchema>;
