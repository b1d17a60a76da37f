import type { Field } from '../../contract/fields.ts';
import type { FieldChange } from './field-change.ts';
import type { FormWords } from './form-words.ts';

export interface FieldProps {
  id: string;
  name: string;
  field: Field;
  change: FieldChange;
  error: string | undefined;
  words: FormWords;
  /** What was typed before, where the form is given back. */
  value: string | readonly string[] | undefined;
  /** Set where it is worth saying that this one may stay empty. */
  optional: string | undefined;
}
