import type { DocumentField } from './field.ts';
import { fieldsOf } from './sections.ts';

/** How people call a place of a document: as its field does, else by its own words. */
export function labelOf(kind: string, place: string): string {
  return labelAmong(fieldsOf(kind), place) ?? inWords(place);
}

/** The field of a place, also of one within a list. */
export const fieldAt = (kind: string, place: string): DocumentField | undefined => fieldAmong(fieldsOf(kind), place);

/** Of what small screens show of a picture, that picture's field with the other shape. */
function fieldOf(fields: readonly DocumentField[], place: string): DocumentField | undefined {
  const own = fields.find((field) => field.place === place);
  const wide = own ? undefined : fields.find(({ picture }) => picture?.phone?.place === place);
  const aspect = wide?.picture?.phone?.aspect;
  return wide && aspect ? { place, label: `${wide.label}, on a phone`, control: 'picture', picture: { aspect } } : own;
}

function fieldAmong(fields: readonly DocumentField[], place: string): DocumentField | undefined {
  const own = fieldOf(fields, place);
  const list = fields.find((field) => field.parts && place.startsWith(`${field.place}.`));
  if (own || !list?.parts) return own;
  const [, ...further] = place.slice(list.place.length + 1).split('.');
  return fieldAmong(list.parts.fields, further.join('.'));
}

function labelAmong(fields: readonly DocumentField[], place: string): string | undefined {
  const own = fieldOf(fields, place);
  if (own) return own.label;
  const list = fields.find((field) => field.parts && place.startsWith(`${field.place}.`));
  if (!list?.parts) return undefined;
  const [index = '', ...further] = place.slice(list.place.length + 1).split('.');
  const inner = labelAmong(list.parts.fields, further.join('.')) ?? inWords(further.join('.'));
  return `${capitalised(list.parts.noun)} ${Number(index) + 1}: ${inner}`;
}

/** `salesHours.days`: Sales hours, days. The first of several is 1. */
const inWords = (place: string): string =>
  capitalised(
    place
      .split('.')
      .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step.replace(/[A-Z]/g, ' $&').toLowerCase()))
      .join(', '),
  );

const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
