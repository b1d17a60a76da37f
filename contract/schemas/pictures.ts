import * as z from 'zod';
import { localTextUpTo } from './local-texts.ts';

/** What the calls about the library of pictures carry (decision 037). */

const share = z.number().min(0).max(1);
const BEYOND = 1.0001;

export const picturePartSchema = z
  .strictObject({ x: share, y: share, width: share.gt(0), height: share.gt(0) })
  .refine(({ x, y, width, height }) => x + width <= BEYOND && y + height <= BEYOND, 'reaches beyond the picture');

const ALT_LETTERS = 300;

/** What a picture shows, in every language; one that is decorative needs no words. */
export const pictureWordsSchema = z.strictObject({
  alt: localTextUpTo(ALT_LETTERS).refine(
    (text) => !JSON.stringify(text).includes('\\u0000'),
    'Alt has letters in it that nobody can see.',
  ),
  isDecorative: z.boolean(),
});

/** With what its editor saw before. */
export const pictureChangeSchema = pictureWordsSchema.extend({ expected: pictureWordsSchema.optional() });

/** What databases look for: PostgreSQL refuses a text with a zero in it. */
const name = z
  .string()
  .max(100)
  .refine((text) => !text.includes('\0'), 'has letters in it that nobody can see');

export const pictureParamsSchema = z.object({ id: name });

export const pictureQuerySchema = z.object({
  search: name.default(''),
  page: z.int().min(1).max(100_000).default(1),
});

const pictureSchema = pictureWordsSchema.extend({
  id: z.string(),
  address: z.string().describe('Of its largest WebP'),
  width: z.int(),
  height: z.int(),
  name: z.string().describe('Of the file as it came'),
  author: z.string().describe('Who brought it; empty: that was not noted'),
  at: z.int().describe('UTC milliseconds'),
  hasOriginal: z.boolean().describe('Kept as it came; false: it was uploaded before originals were kept'),
});

export const pictureListSchema = z.object({
  total: z.int(),
  pictures: z.array(pictureSchema.extend({ uses: z.int().describe('In how many places it is used') })),
});

const pictureUseSchema = z.object({
  kind: z.string(),
  key: z.string(),
  title: z.string().describe('What people call the document'),
  what: z.string().describe('What its kind is called'),
  place: z.string().describe('What the field is called'),
  at: z.string().describe('Where it stands in the document: colours.1.image'),
  aspect: z.number().nullable().describe('Width by height of what the place shows; null: any'),
  state: z.enum(['live', 'draft', 'planned']),
  shown: z
    .object({
      address: z.string(),
      width: z.int(),
      height: z.int(),
      part: picturePartSchema.nullable().describe('Which part it is; null: all of it'),
    })
    .describe('What stands there'),
});

export const pictureDetailsSchema = pictureSchema.extend({
  part: picturePartSchema.nullable().describe('The part that was asked about; null: all of it'),
  uses: z.array(pictureUseSchema),
});

/** An upload may say which part of the picture is to be shown. */
export const newPictureSchema = z.object({
  part: z.string().optional().describe('JSON: x, y, width and height in shares from 0 to 1; absent: all of it'),
});

export const addedPictureSchema = z.object({
  address: z.string().describe('Of its largest WebP'),
  id: z.string().describe('Of the picture with all its files'),
  width: z.int(),
  height: z.int(),
});

export const cutSchema = z.object({ part: picturePartSchema });
export const replacementSchema = z.object({ by: name.describe('The picture that takes its place') });
