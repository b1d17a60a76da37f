import type { OpenHours } from '../../../contract/branches.ts';
import { weekDays } from '../../../contract/branches.ts';
import type { DocumentField } from '../../../contract/documents/field.ts';
import { kindOfPart, within } from '../../../contract/documents/list-parts.ts';
import type { LocalText } from '../../../contract/documents/local-text.ts';
import { textIn } from '../../../contract/documents/local-text.ts';
import { valueAt } from '../../../contract/documents/places.ts';
import type { Locale } from '../../../contract/locales.ts';
import { hoursText } from '../../../contract/opening-hours.ts';
import { textOf } from './values.ts';

/** Something that a document says on a page, and the field that it is filled in with. */
export interface Said {
  /** As the field is named in the form, with the language where it has one: `sections.1.heading.kn`. */
  place: string;
  words: string;
}

/** All that a document says in one language, from the top of the form to its end. Of a picture it is the address. */
export function saidIn(fields: readonly DocumentField[], body: unknown, locale: Locale): Said[] {
  return fields.flatMap((field) => saidBy(field, body, locale)).filter(({ words }) => words !== '');
}

function saidBy(field: DocumentField, body: unknown, locale: Locale): Said[] {
  const { place, control, parts } = field;
  const value = valueAt(body, place);
  if (value === undefined || value === null) return [];
  switch (control) {
    case 'local':
    case 'localText':
      return [{ place: `${place}.${locale}`, words: textOf(textIn(value as LocalText, locale)) }];
    case 'list':
      return (value as unknown[]).flatMap((part, index) => {
        const own = parts ? kindOfPart(parts, part).fields : [];
        return saidIn(
          own.map((one) => within(one, `${place}.${index}`)),
          body,
          locale,
        );
      });
    case 'lines':
    case 'turn':
      return (value as unknown[]).map((line) => ({ place, words: textOf(line) }));
    case 'week':
      return weekDays
        .map((day) => valueAt(value, day) as OpenHours | null | undefined)
        .filter((hours) => hours?.opens && hours.closes)
        .map((hours) => ({ place, words: hoursText(hours as OpenHours, locale) }));
    case 'picture': {
      const phone = field.picture?.phone && valueAt(body, field.picture.phone.place);
      return [value, phone].map((address) => ({ place, words: textOf(address) }));
    }
    case 'logo':
      return [{ place, words: textOf(valueAt(value, 'address')) }];
    case 'choice':
    case 'choices':
    case 'languages':
    case 'colour':
    case 'yes':
    case 'date':
      return [];
    default:
      return [{ place, words: textOf(value) }];
  }
}
