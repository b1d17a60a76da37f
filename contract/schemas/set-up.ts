import * as z from 'zod';
import { setUpSteps } from '../set-up-steps.ts';

export const setUpSchema = z.object({
  steps: z.array(z.object({ name: z.enum(setUpSteps), doneAt: z.int().nullable(), doneBy: z.string().nullable() })),
  samples: z
    .array(z.object({ kind: z.string(), title: z.string(), count: z.int() }))
    .describe('What visitors see that is still as it came with the release, by kind'),
  drafts: z
    .array(
      z.object({
        kind: z.string(),
        key: z.string(),
        title: z.string(),
        revision: z.int(),
        faults: z.int().describe('How many fields must be corrected before it can be published'),
      }),
    )
    .describe('What is changed and not published yet'),
});

export const setUpStepParamsSchema = z.object({ step: z.enum(setUpSteps) });
export const setUpStepSchema = z.object({ isDone: z.boolean() });
