import type * as z from 'zod';
import siteJson from '../../content/site.json' with { type: 'json' };
import type { siteContentSchema } from '../../contract/content.ts';

/** The server checks the file against its schema when it starts. */
export const site: z.infer<typeof siteContentSchema> = siteJson;
