import type { DocumentControl } from '../../../contract/documents/field.ts';
import { valueAt } from '../../../contract/documents/places.ts';
import { TextField } from '../../ui/text-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import { ColourField } from './colour-field.tsx';
import { DecimalField } from './decimal-field.tsx';
import type { FieldProps } from './field-props.ts';
import { LanguagesField } from './languages-field.tsx';
import { LinesField } from './lines-field.tsx';
import { ListField } from './list-field.tsx';
import { LocalField } from './local-field.tsx';
import { LogoField } from './logo-field.tsx';
import { PictureField } from './picture-field.tsx';
import { TurnField } from './turn-field.tsx';
import { describeFault, textOf } from './values.ts';
import { WeekField } from './week-field.tsx';
import { YesField } from './yes-field.tsx';

const INPUTS: Partial<Record<DocumentControl, { type: string; inputMode?: 'numeric' | 'tel' | 'url' }>> = {
  phone: { type: 'tel', inputMode: 'tel' },
  // Not the browser's own checks: what is half typed is saved too, and the server says what is missing.
  email: { type: 'text' },
  number: { type: 'text', inputMode: 'numeric' },
  link: { type: 'text', inputMode: 'url' },
  date: { type: 'date' },
};

/** One field of a document, or several where it is a text for people, a week or a list. */
export function DocumentFieldInput(props: FieldProps) {
  switch (props.field.control) {
    case 'local':
    case 'localText':
      return <LocalField {...props} />;
    case 'week':
      return <WeekField {...props} />;
    case 'decimal':
      return <DecimalField {...props} />;
    case 'yes':
      return <YesField {...props} />;
    case 'choice':
      return <ChoiceField {...props} />;
    case 'choices':
      return <ChoicesField {...props} />;
    case 'languages':
      return <LanguagesField {...props} />;
    case 'lines':
      return <LinesField {...props} />;
    case 'colour':
      return <ColourField {...props} />;
    case 'picture':
      return <PictureField {...props} />;
    case 'turn':
      return <TurnField {...props} />;
    case 'logo':
      return <LogoField {...props} />;
    case 'list':
      return <ListField {...props} renderPart={(field) => <DocumentFieldInput {...props} field={field} />} />;
    default:
      return <PlainField {...props} />;
  }
}

function PlainField({ field: { place, label, control, hint }, body, faults, onEdit }: FieldProps) {
  return (
    <TextField
      {...(INPUTS[control] ?? { type: 'text' })}
      name={place}
      label={label}
      hint={hint}
      value={textOf(valueAt(body, place))}
      error={describeFault(label, faults[place])}
      onChange={({ target }) => onEdit(place, control === 'number' ? numberIn(target.value) : target.value)}
    />
  );
}

/** What is no number stays as it was typed, and is found by the server; nothing is nothing, for numbers that need not be there. */
const numberIn = (text: string): number | string | undefined => (/^\d+$/.test(text) ? Number(text) : text || undefined);
