import * as z from 'zod';
import { vehicleTypes } from '../../../contract/catalogue.ts';
import { previewSlug } from '../../../contract/previews.ts';
import { specificationsSchema } from '../../../contract/schemas/catalogue.ts';
import type { ModelDocument } from '../../../contract/schemas/model-document.ts';
import type { Release } from '../document-kind.ts';
import { localModel } from './local-model.ts';
import { shapeOf } from './model-shapes.ts';

/** What the tables of models had of one; the JSON of its texts stands apart, because it need not be whole. */
const rowSchema = z.object({
  id: z.number(),
  type: z.enum(vehicleTypes),
  bikeName: z.string(),
  name: z.string(),
  price: z.number(),
  isActive: z.boolean(),
  variants: z.array(z.object({ id: z.number(), name: z.string(), price: z.number().optional() })),
  accessories: z.array(z.string()),
  content: z.unknown(),
});

const contentSchema = z.object({
  details: z.string(),
  summary: z.object({ engine: z.string(), power: z.string(), transmission: z.string() }),
  specifications: specificationsSchema,
  colours: z.array(z.object({ name: z.string(), hex: z.string(), image: z.string() })),
  features: z.array(z.object({ heading: z.string(), description: z.string(), image: z.string() })),
  pictures: z.object({ name: z.string(), icon: z.string(), hero: z.string(), turn: z.array(z.string()) }),
  brochure: z.string(),
});

/** As much of a model as there is. */
export function carriedModel(carried: unknown, release: Release): [key: string, document: Partial<ModelDocument>] {
  const { content, ...row } = rowSchema.parse(carried);
  const model = { ...row, body: shapeOf(row.type) };
  const texts = contentSchema.safeParse(content);
  return [previewSlug(row.bikeName), texts.success ? localModel({ ...model, ...texts.data }, release) : model];
}
