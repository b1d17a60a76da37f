import { valueAt, withValueAt } from '../../../contract/documents/places.ts';
import type { Reply } from '../../lib/api-client.ts';
import { call, change } from '../panel-api.ts';
import type { PictureUse } from './picture-texts.ts';

/** Puts another picture in one place of a document, as a draft beside whatever else somebody has changed in it. */
export async function putInDraft(
  { kind, key, at }: Pick<PictureUse, 'kind' | 'key' | 'at'>,
  { address, id }: Reply<'cutPicture'>,
): Promise<void> {
  const params = { kind, key };
  const { body, draft, live } = await call('readDocument', { params });
  const base = (draft ?? live)?.id ?? 0;
  const placed = withValueAt(body, at, address);
  const idPlace = [...at.split('.').slice(0, -1), 'picture'].join('.');
  const named = valueAt(placed, idPlace) === undefined ? placed : withValueAt(placed, idPlace, id);
  await change('saveDraft', { params, body: { base, body: named } });
}
