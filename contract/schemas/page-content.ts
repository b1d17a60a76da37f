import * as z from 'zod';
import type { PageName } from '../page-names.ts';

export { captionsFile, VIDEO_SIZE, videoFiles } from '../video-files.ts';

/** What the pages say that have texts of their own: in the files of a dealership, in documents, and as visitors get it. */

const WHOLE = 'must be a whole number';
const RUPEES = 'must be an amount in whole rupees';
const rupees = z.int(RUPEES).min(1, RUPEES).max(10_000_000, RUPEES);
const count = z.int(WHOLE).min(1, WHOLE).max(1_000_000, WHOLE);
const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be an anchor such as data-we-keep');

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

/** The words of the scenes are drawn into the film, and translated by its captions. */
const videoOf = <Line extends z.ZodType>(line: Line) =>
  z
    .strictObject({
      name: anchor.describe('Of its files in /videos'),
      title: line,
      scenes: z.array(sceneSchema).min(2),
    })
    .refine(({ scenes }) => videoSeconds(scenes) >= MIN_VIDEO_SECONDS && videoSeconds(scenes) <= MAX_VIDEO_SECONDS, {
      error: `the scenes together must last ${MIN_VIDEO_SECONDS} to ${MAX_VIDEO_SECONDS} seconds`,
      path: ['scenes'],
    });

export const videoSeconds = (scenes: readonly { seconds: number }[]): number =>
  scenes.reduce((sum, { seconds }) => sum + seconds, 0);

const several = <Item extends z.ZodType>(item: Item) => z.array(item).min(2, 'must have two entries at least');
const some = <Item extends z.ZodType>(item: Item) => z.array(item).min(1, 'must have one entry at least');

const blockOf = <Line extends z.ZodType, Paragraph extends z.ZodType>(line: Line, paragraph: Paragraph) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('paragraph'), text: paragraph }),
    z.strictObject({ kind: z.literal('list'), items: several(line) }),
    z.strictObject({ kind: z.literal('steps'), items: several(line) }),
    z.strictObject({ kind: z.literal('figures'), items: several(z.strictObject({ value: line, label: line })) }),
    z.strictObject({ kind: z.literal('years'), items: several(z.strictObject({ year: line, text: line })) }),
    z.strictObject({ kind: z.literal('contacts'), items: several(z.strictObject({ label: line, value: line })) }),
    z.strictObject({
      kind: z.literal('questions'),
      items: some(z.strictObject({ question: line, answer: paragraph })),
    }),
  ]);

const textPageOf = <Line extends z.ZodType, Paragraph extends z.ZodType>(line: Line, paragraph: Paragraph) => {
  const section = z.strictObject({ id: anchor, heading: line, blocks: some(blockOf(line, paragraph)) });
  return z.strictObject({
    title: line,
    description: line.describe('For search engines and link previews'),
    lead: paragraph,
    sections: some(section).refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: 'must each have an anchor of its own',
    }),
  });
};

const amcPlansOf = <Line extends z.ZodType, Paragraph extends z.ZodType>(line: Line, note: Paragraph) =>
  z.strictObject({ rows: z.array(z.strictObject({ vehicles: line, priceInRupees: rupees })), note });

const tariffsOf = <Line extends z.ZodType, Paragraph extends z.ZodType>(line: Line, note: Paragraph) => {
  const option = z.strictObject({ years: count, totalYears: count, extraKm: count, priceInRupees: rupees });
  const table = z.strictObject({
    vehicles: line,
    standardYears: count,
    standardKm: count,
    options: some(option),
  });
  return z.strictObject({ tables: z.array(table), note });
};

/** Each page by its name in `page-paths.ts`, given what a line and a paragraph are. */
export const pageSchemasOf = <Line extends z.ZodType, Paragraph extends z.ZodType>(
  line: Line,
  paragraph: Paragraph,
) => {
  const textPage = textPageOf(line, paragraph);
  // Films come with a release.
  const video = videoOf(line).optional();
  return {
    about: textPage,
    terms: textPage,
    privacy: textPage,
    accessibility: textPage,
    amc: textPage.extend({ benefits: z.array(line), plans: amcPlansOf(line, paragraph), video }),
    extendedWarranty: textPage.extend({ tariffs: tariffsOf(line, paragraph) }),
    joyClub: textPage.extend({ video }),
    optIn: textPage.extend({
      channels: z.strictObject({ rcs: line, sms: line, obd: line, email: line, whatsapp: line }),
      video,
    }),
    home: z.strictObject({ about: paragraph.describe('What it tells of the dealership') }),
    services: z.strictObject({ lead: paragraph, amc: line, warranty: line, joyClub: line }),
  } satisfies Record<PageName, z.ZodType>;
};

/** The files in `pages/` of a dealership; each is called as its page, in words: `extended-warranty.json`. */
export const pageContentSchemas = pageSchemasOf(z.string().trim().min(1).max(300), z.string().trim().min(1).max(5000));

export type PageContent = { [Name in PageName]: z.output<(typeof pageContentSchemas)[Name]> };
export type VideoContent = NonNullable<PageContent['amc']['video']>;

const shown = pageSchemasOf(z.string(), z.string());

/** As visitors get them, with the facts of the dealership filled in; a page has what belongs to it. */
export const shownPageSchema = z.object({
  ...shown.about.partial().shape,
  benefits: shown.amc.shape.benefits.optional(),
  plans: shown.amc.shape.plans.optional(),
  tariffs: shown.extendedWarranty.shape.tariffs.optional(),
  channels: shown.optIn.shape.channels.optional(),
  video: z.object({ name: z.string(), title: z.string() }).optional(),
  ...shown.home.partial().shape,
  ...shown.services.partial().shape,
});

export const pageParamsSchema = z.object({ page: z.string() });
