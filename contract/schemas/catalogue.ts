import * as z from 'zod';
import { MAX_PARAMETER_LENGTH } from '../catalogue.ts';
import { shortText } from './text.ts';

/** Address of a picture or document on this origin. */
export const assetPathSchema = z.string().regex(/^\/[\w./~-]+$/);

export const vehicleSchema = z.object({
  id: z.int(),
  bikeName: z.string(),
  name: z.string(),
  nameImg: assetPathSchema,
  bikeIcon: assetPathSchema,
  image: assetPathSchema,
  specs: z.object({
    engine: z.string(),
    power: z.string(),
    transmission: z.string(),
    document: assetPathSchema,
  }),
  price: z.int(),
});

/** Keys are words in camel case and are split for display. */
const labelledTextsSchema = z.record(z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/), z.string().min(1));

export const specificationsSchema = z.object({
  bodyDimensions: labelledTextsSchema,
  engineDetails: labelledTextsSchema,
  transmissionDetails: labelledTextsSchema,
  tyreDetails: labelledTextsSchema,
  frame: labelledTextsSchema,
  Electrical: labelledTextsSchema,
});

export const bikeViewSchema = z.object({
  bikeName: z.string(),
  bikeDetails: z.string(),
  bikePrice: z.int(),
  image: assetPathSchema,
  ...specificationsSchema.shape,
});

export const variantSchema = z.object({ name: z.string(), price: z.int() });
export const featureSchema = z.object({ heading: z.string(), image: assetPathSchema, description: z.string() });
export const accessorySchema = featureSchema.extend({ part_no: z.string(), price: z.int() });
export const colourSchema = z.object({
  id: z.int(),
  name: z.string(),
  key: z.string().describe('How addresses and enquiries name it: the name, the same in every language'),
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
  image: assetPathSchema,
});
export const angleImageSchema = z.object({ images: assetPathSchema });
/** What forms let people choose from. */
export const modelOptionSchema = z.object({
  value: z.string().describe('What a form sends'),
  label: z.string(),
  bikeName: z.string().optional().describe('Under which the model is on sale; one of earlier years has none'),
});
export const specificationLabelsSchema = z
  .partialRecord(specificationsSchema.keyof(), z.record(z.string(), z.string()))
  .describe('By group and key, those that are not just the words of the key');
export const slideSchema = z.object({ id: z.int(), filepath: assetPathSchema });
export const slideWordsSchema = z.object({
  id: z.int(),
  alt: z.string(),
  phone: assetPathSchema.optional().describe('What small screens show of it'),
});
export const galleryImageSchema = z.object({ id: z.int(), image_path: assetPathSchema, alt: z.string() });
export const offerSchema = z.object({
  id: z.int(),
  title: z.string(),
  image: assetPathSchema,
  description: z.string(),
});

export const dealerSchema = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  sale_no: z.string(),
  service_no: z.string().optional(),
  open_time: z.string(),
  email: z.string(),
  url: z.string().describe('A JSON text; its field geolocation is the address of the embedded map.'),
});

export const bikeNameParamsSchema = z.object({ bikeName: shortText('Model', MAX_PARAMETER_LENGTH) });
/** An id that is no number at all is simply unknown, so it is not refused here. */
export const idParamsSchema = z.object({ id: shortText('Id', MAX_PARAMETER_LENGTH) });
