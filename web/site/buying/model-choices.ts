import type { Reply } from '../../lib/api-client.ts';
import { apiQuery } from '../../lib/queries.ts';

/** All models on sale, for a field to choose from; none of them where there are too many for that. */
export const modelChoices = apiQuery('listModelChoices');

export const NOTHING: Reply<'listModelChoices'> = { total: 0, models: [] };
