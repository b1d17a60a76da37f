import * as z from 'zod';
import { MAX_PARAMETER_LENGTH, vehicleTypes } from '../catalogue.ts';
import { fault } from './fault.ts';
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

/** A catalogue may be longer than a page can show. */
export const cataloguePartSchema = z.object({
  total: z.int(),
  from: z.int().describe('How many come before'),
  models: z.array(vehicleSchema),
  previous: z.string().optional().describe('The nearest model before these'),
  next: z.string().optional().describe('The nearest one after them'),
});

export const modelBesideSchema = z
  .object({
    type: z.enum(vehicleTypes),
    value: z.string().describe('What a form sends for it'),
    vehicle: vehicleSchema,
    others: z
      .array(vehicleSchema.pick({ id: true, bikeName: true, name: true, bikeIcon: true, price: true }))
      .describe('The nearest ones of its catalogue'),
  })
  .nullable();

/** What a field needs to let people choose from all models. */
export const modelChoicesSchema = z.object({
  total: z.int(),
  models: z
    .array(
      vehicleSchema
        .pick({ bikeName: true, name: true, image: true, price: true })
        .extend({ type: z.enum(vehicleTypes) }),
    )
    .describe('None where there are more than a list can show'),
});

export const homeModelsSchema = z.object({
  catalogues: z.array(
    z.object({
      type: z.enum(vehicleTypes),
      total: z.int(),
      from: z.int().optional().describe('The lowest price'),
      image: assetPathSchema.optional(),
    }),
  ),
  previewed: z.array(vehicleSchema.pick({ id: true, bikeName: true, name: true, image: true, price: true })),
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
export const cataloguePartParamsSchema = z.object({
  type: z.enum(vehicleTypes, fault('field.choice', { label: 'Type' })),
  near: shortText('Model', MAX_PARAMETER_LENGTH).optional().describe('The part that this model is in'),
});
export const angleParamsSchema = bikeNameParamsSchema.extend({
  colour: shortText('Colour', MAX_PARAMETER_LENGTH)
    .optional()
    .describe('Its key; frames of the model where it has none of its own'),
});
/** An id that is no number at all is simply unknown, so it is not refused here. */
export const idParamsSchema = z.object({ id: shortText('Id', MAX_PARAMETER_LENGTH) });
