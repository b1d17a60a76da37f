import * as z from 'zod';
import { assetPathSchema, featureSchema, specificationsSchema, vehicleTypes } from './catalogue.ts';

/** The shape of the files in `content/`, which fill an empty database. */

const line = z.string().trim().min(1).max(300);
const paragraph = z.string().trim().min(1).max(5000);
const price = z.int().min(1).max(100_000_000);
const hexColour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1a2b3c');
const phone = z.string().regex(/^\d{10}$/, 'must have 10 digits');
const link = z.url({ protocol: /^https$/ });

export const siteContentSchema = z.strictObject({
  dealership: line,
  maker: line,
  tagline: line,
  foundedYear: z.int().min(1900).max(2100),
  district: line,
  showrooms: z.int(),
  premiumShowrooms: z.int(),
  workshops: z.int(),
  address: line,
  salesPhone: phone,
  servicePhone: phone,
  email: z.email(),
  salesHours: z.strictObject({ days: line, opens: line, closes: line }),
  map: z.strictObject({ embed: link, link }),
  accentColour: hexColour,
  social: z.array(z.strictObject({ network: line, url: link })).length(5),
  developer: z.strictObject({ name: line, url: link }),
  vendor: z.strictObject({ name: line, url: link }),
});

/** The first variant is the base one: it has no price of its own and always costs what the model costs. */
const variantsSchema = z.tuple([z.strictObject({ name: line })], z.strictObject({ name: line, price }));

export const modelContentSchema = z.strictObject({
  type: z.enum(vehicleTypes),
  position: z.int().min(1),
  bikeName: line,
  name: line,
  price,
  details: paragraph,
  summary: z.strictObject({ engine: line, power: line, transmission: line }),
  variants: variantsSchema,
  specifications: specificationsSchema.strict(),
  colours: z.array(z.strictObject({ name: line, hex: hexColour, image: assetPathSchema })).min(1),
  features: z.array(featureSchema.strict()),
  accessories: z.array(line).describe('Part numbers of accessories.json'),
  pictures: z.strictObject({
    name: assetPathSchema,
    icon: assetPathSchema,
    hero: assetPathSchema,
    turn: z.array(assetPathSchema),
  }),
  brochure: assetPathSchema,
});

export const accessoriesContentSchema = z.array(
  z.strictObject({ partNo: line, heading: line, description: paragraph, price, image: assetPathSchema }),
);

export const dealersContentSchema = z
  .array(
    z.strictObject({
      id: z.int().min(1),
      name: line,
      address: line,
      salesPhone: phone,
      servicePhone: phone.optional(),
      hours: line,
      email: z.email(),
      mapEmbed: link,
    }),
  )
  .min(1);

export const pictureListContentSchema = z.array(z.strictObject({ image: assetPathSchema, alt: line }));
export const offersContentSchema = z.array(
  z.strictObject({ title: line, description: paragraph, image: assetPathSchema }),
);
export const retiredModelsContentSchema = z.array(line);

export type ModelContent = z.infer<typeof modelContentSchema>;
