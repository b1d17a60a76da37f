import * as z from 'zod';
import { staffAddresses } from '../addresses.ts';
import { activityKinds } from '../leads/activities.ts';
import type { Endpoint } from './endpoint.ts';
import { staffRead } from './staff-endpoint.ts';

/** Nothing personal: whoever wants to know more asks for the lead. */
export const leadNewsSchema = z.object({
  leads: z.array(
    z.object({
      id: z.int(),
      /** What happened to it last. */
      kind: z.enum(activityKinds),
      /** It came in, came again, or was given to whoever listens, and waits for somebody. */
      isNew: z.boolean(),
    }),
  ),
});

export const leadNewsEndpoints = {
  leadNews: {
    ...staffRead(
      'leads.read',
      staffAddresses.leadNews,
      'Tells an open panel of leads that were made or changed, as it happens',
      leadNewsSchema,
    ),
    isStream: true,
  },
} as const satisfies Record<string, Endpoint>;
