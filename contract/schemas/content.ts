import * as z from 'zod';
import { trades } from '../branches.ts';
import { vehicleTypes } from '../catalogue.ts';
import { consentPurposes } from '../enquiries/consent.ts';
import { fuels } from '../facts.ts';
import { interfaceLocales, otherLocales } from '../locales.ts';
import { logoGrounds } from '../logo.ts';
import { PICTURE_FORMATS } from '../pictures.ts';
import { openHours } from './branch-document.ts';
import { assetPathSchema, specificationsSchema } from './catalogue.ts';
import { factSchema } from './facts.ts';

/** The shape of the files of a dealership, such as those in `demo/content/`, which fill an empty database. */

const line = z.string().trim().min(1).max(300);
const paragraph = z.string().trim().min(1).max(5000);
const price = z.int().min(1).max(100_000_000);
const hexColour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1a2b3c');
const phone = z.string().regex(/^\d{10}$/, 'must have 10 digits');
const link = z.url({ protocol: /^https$/, error: 'must be a link that begins with https://' });
const email = z.email('must be an e-mail address');
const count = z.int('must be a whole number').min(0, 'must be a whole number').max(9999, 'is too large');
const FOUNDED = 'must be a year from 1900 to 2100';

export const logoSchema = z.strictObject({
  picture: z.string(),
  address: z.string().regex(/^\/uploads\/[\w~]+-\d+x\d+\.webp$/, 'must be a picture that was uploaded'),
  ground: z.enum(logoGrounds),
});

export const siteContentSchema = z.strictObject({
  dealership: line,
  maker: line,
  tagline: line,
  foundedYear: z.int(FOUNDED).min(1900, FOUNDED).max(2100, FOUNDED),
  district: line,
  showrooms: count,
  premiumShowrooms: count,
  workshops: count,
  address: line,
  salesPhone: phone,
  servicePhone: phone,
  email,
  salesHours: z.strictObject({ days: line, opens: line, closes: line }),
  map: z.strictObject({ embed: link, link }),
  accentColour: hexColour,
  logo: logoSchema.optional().describe('In place of the name and the wheel'),
  languages: z
    .array(z.enum(otherLocales))
    .optional()
    .describe('Beside English; Kannada and Hindi where nothing is said'),
  social: z.array(z.strictObject({ network: line, url: link })).length(5),
  developer: z.strictObject({ name: line, url: link }),
  vendor: z.strictObject({ name: line, url: link }),
});

const facts = z.array(factSchema);

/** The first variant is the base one: it has no price of its own and always costs what the model costs. */
const variantsSchema = z.tuple(
  [z.strictObject({ name: line, facts: facts.optional() })],
  z.strictObject({ name: line, price, facts: facts.optional() }),
);

export const bodyTypes = [
  'commuter',
  'street',
  'crossover',
  'roadster',
  'family-scooter',
  'sporty-scooter',
  'electric-scooter',
] as const;
export type BodyType = (typeof bodyTypes)[number];

/** The pictures are not listed: their addresses follow from the name of the file and from the picture manifest. */
export const modelContentSchema = z.strictObject({
  type: z.enum(vehicleTypes),
  body: z.enum(bodyTypes).describe('Whose pictures stand in until the model has its own'),
  position: z.int().min(1),
  bikeName: line,
  name: line,
  price,
  details: paragraph,
  summary: z.strictObject({ engine: line, power: line, transmission: line }),
  fuel: z.enum(fuels).optional(),
  facts: facts.optional(),
  variants: variantsSchema,
  specifications: specificationsSchema.strict(),
  colours: z.array(z.strictObject({ name: line, hex: hexColour })).min(1),
  features: z.array(z.strictObject({ heading: line, description: paragraph })),
  accessories: z.array(line).describe('Part numbers of accessories.json'),
  turnFrames: z.literal([24, 36]).describe('Frames of the 360 view'),
  brochure: assetPathSchema,
});

export const accessoriesContentSchema = z.array(
  z.strictObject({
    partNo: line,
    heading: line,
    description: paragraph,
    price,
    picture: z.string().regex(/^[a-z-]+$/, 'must be a kind of accessory such as seat-cover'),
  }),
);

export const dealersContentSchema = z
  .array(
    z.strictObject({
      id: z.int().min(1),
      name: line,
      /** What is done there: vehicles are sold, or serviced, or both. */
      trades: z.array(z.enum(trades)).min(1),
      address: line,
      salesPhone: phone,
      servicePhone: phone.optional(),
      hours: openHours.describe('On every day of the week'),
      email: z.email(),
      mapEmbed: link,
    }),
  )
  .min(1);

export const pictureListContentSchema = z.array(z.strictObject({ image: assetPathSchema, alt: line }));
export const offersContentSchema = z.array(
  z.strictObject({ title: line, description: paragraph, image: assetPathSchema }),
);
/** What people agree to who send a form, by purpose and language. */
export const consentContentSchema = z.record(z.enum(consentPurposes), z.record(z.enum(interfaceLocales), paragraph));

export const retiredModelsContentSchema = z.array(line);

/** For each body the model whose pictures stand in for those of others. */
export const standInsSchema = z.record(z.enum(bodyTypes), line);

export type ModelContent = z.infer<typeof modelContentSchema>;

/** What `npm run pictures` knows about each picture of a release, by its address. */
export const pictureManifestSchema = z.record(
  assetPathSchema,
  z.strictObject({
    width: z.int().min(1),
    height: z.int().min(1),
    colour: hexColour.describe('What strikes the eye most in it'),
    blur: z.base64().optional().describe('A WebP of a few pixels, to be shown until the picture is there'),
    bytes: z
      .partialRecord(z.enum(PICTURE_FORMATS), z.array(z.int().min(1)))
      .describe('Weight of each file, in the order of the widths of its kind'),
    render: z.string().optional().describe('Fingerprint of the render and of the settings it was made with'),
  }),
);

export type PictureManifest = z.infer<typeof pictureManifestSchema>;
export type PictureEntry = PictureManifest[string];
