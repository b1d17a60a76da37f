import * as z from 'zod';

export { captionsFile, VIDEO_SIZE, videoFiles } from '../video-files.ts';

/** The shape of the files in `content/pages/`: the texts of the pages that are mostly text. */

const line = z.string().trim().min(1).max(300);
const paragraph = z.string().trim().min(1).max(5000);
const rupees = z.int().min(1).max(10_000_000);
const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be an anchor such as data-we-keep');

const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: paragraph }),
  z.strictObject({ kind: z.literal('list'), items: z.array(line).min(2) }),
  z.strictObject({ kind: z.literal('steps'), items: z.array(line).min(2) }),
  z.strictObject({ kind: z.literal('figures'), items: z.array(z.strictObject({ value: line, label: line })).min(2) }),
  z.strictObject({ kind: z.literal('years'), items: z.array(z.strictObject({ year: line, text: line })).min(2) }),
  z.strictObject({ kind: z.literal('contacts'), items: z.array(z.strictObject({ label: line, value: line })).min(2) }),
  z.strictObject({
    kind: z.literal('questions'),
    items: z.array(z.strictObject({ question: line, answer: paragraph })).min(1),
  }),
]);

const sectionSchema = z.strictObject({ id: anchor, heading: line, blocks: z.array(blockSchema).min(1) });

const textPageSchema = z.strictObject({
  title: line,
  description: line.describe('For search engines and link previews'),
  lead: paragraph,
  sections: z.array(sectionSchema).min(1),
});

const MIN_VIDEO_SECONDS = 8;
const MAX_VIDEO_SECONDS = 15;

const sceneSchema = z.strictObject({
  seconds: z.number().min(1.5).max(6),
  headline: z.string().trim().min(1).max(40),
  points: z.array(z.string().trim().min(1).max(28)).max(4).default([]),
  model: anchor.describe('Whose frames turn beside the words'),
  colour: z.enum(['day', 'night', 'accent']).describe('What the scene stands on'),
  backdrop: z
    .string()
    .regex(/^(slides|gallery)\/[a-z-]+$/, 'must be a picture such as slides/showroom')
    .optional()
    .describe('Fills the scene instead of the model, once the picture is there'),
});

const videoSchema = z
  .strictObject({
    name: anchor.describe('Of its files in public/videos'),
    title: line,
    scenes: z.array(sceneSchema).min(2),
  })
  .refine(({ scenes }) => videoSeconds(scenes) >= MIN_VIDEO_SECONDS && videoSeconds(scenes) <= MAX_VIDEO_SECONDS, {
    error: `the scenes together must last ${MIN_VIDEO_SECONDS} to ${MAX_VIDEO_SECONDS} seconds`,
    path: ['scenes'],
  });

export const videoSeconds = (scenes: readonly { seconds: number }[]): number =>
  scenes.reduce((sum, { seconds }) => sum + seconds, 0);

const noteSchema = z.strictObject({ note: paragraph });

const amcPlansSchema = noteSchema.extend({
  rows: z.array(z.strictObject({ vehicles: line, priceInRupees: rupees })).min(1),
});

const warrantyTariffSchema = z.strictObject({
  vehicles: line,
  standardYears: z.int(),
  standardKm: z.int(),
  options: z
    .array(z.strictObject({ years: z.int(), totalYears: z.int(), extraKm: z.int(), priceInRupees: rupees }))
    .min(1),
});

/** Each page by its name in `page-paths.ts`; its file is called the same, in words: `extended-warranty.json`. */
export const pageContentSchemas = {
  about: textPageSchema,
  terms: textPageSchema,
  privacy: textPageSchema,
  accessibility: textPageSchema,
  amc: textPageSchema.extend({ benefits: z.array(line).min(1), plans: amcPlansSchema, video: videoSchema }),
  extendedWarranty: textPageSchema.extend({ tariffs: noteSchema.extend({ tables: z.array(warrantyTariffSchema) }) }),
  joyClub: textPageSchema.extend({ video: videoSchema }),
  optIn: textPageSchema.extend({
    channels: z.strictObject({ rcs: line, sms: line, obd: line, email: line, whatsapp: line }),
    video: videoSchema,
  }),
} as const;

export type PageName = keyof typeof pageContentSchemas;
export type PageContent = { [Name in PageName]: z.output<(typeof pageContentSchemas)[Name]> };
export type VideoContent = z.output<typeof videoSchema>;
