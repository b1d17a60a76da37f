import type { DocumentField, ListParts } from './field.ts';
import { valueAt } from './places.ts';

/** What one part of a list is called, and which fields it has. */
export function kindOfPart({ noun, fields, kinds = [] }: ListParts, part: unknown): Pick<ListParts, 'noun' | 'fields'> {
  const kind = valueAt(part, 'kind');
  return kinds.find((one) => one.kind === kind) ?? { noun, fields };
}

/** A field of a part, with its place in the whole document. */
export const within = (field: DocumentField, place: string): DocumentField => ({
  ...field,
  place: field.place ? `${place}.${field.place}` : place,
});
