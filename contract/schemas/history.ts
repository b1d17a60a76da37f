import * as z from 'zod';
import type { HistoryKind } from '../history-kinds.ts';
import { historyKinds } from '../history-kinds.ts';
import { isRealDate } from '../kolkata-time.ts';
import { fault } from './fault.ts';
import { optionalText } from './text.ts';

const kinds = Object.keys(historyKinds) as [HistoryKind, ...HistoryKind[]];
const day = (label: string) =>
  optionalText(label, 10).refine((value) => value === '' || isRealDate(value), {
    error: fault('field.date', { label }),
  });

/** What is left empty does not narrow it down. */
export const historyQuerySchema = z
  .object({
    person: optionalText('Person', 64),
    kind: z.union([z.literal(''), z.enum(kinds)], { error: fault('field.choice', { label: 'Kind' }) }).default(''),
    fromDate: day('From Date'),
    toDate: day('To Date'),
    /** The id of the last entry that was read; the page after it follows. */
    olderThan: z
      .int({ error: fault('field.wholeNumber', { label: 'Older than', least: 1, most: Number.MAX_SAFE_INTEGER }) })
      .optional(),
  })
  .refine(({ fromDate, toDate }) => !fromDate || !toDate || fromDate <= toDate, {
    error: fault('reports.datesReversed'),
    path: ['fromDate'],
  });

export const historySchema = z.object({
  /** The newest first. */
  entries: z.array(
    z.object({
      id: z.int(),
      /** UTC milliseconds. */
      at: z.int(),
      /** An account, or in brackets what did it by itself. */
      person: z.string(),
      /** What they did, in words that follow their name. */
      says: z.string(),
      /** Of what was published: what became different, a line for each change. */
      changes: z.array(z.string()),
    }),
  ),
  hasMore: z.boolean(),
  /** Who may be asked for. */
  people: z.array(z.string()),
});
