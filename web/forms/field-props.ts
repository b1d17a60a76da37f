import type { FieldChange } from './field-change.ts';
import type { FieldFacts } from './form-facts.ts';
import type { FormWords } from './form-words.ts';

export interface FieldProps {
  id: string;
  name: string;
  facts: FieldFacts;
  change: FieldChange;
  error: string | undefined;
  words: FormWords;
  /** What was typed before, where the form is given back. */
  value: string | readonly string[] | undefined;
  /** Set where it is worth saying that this one may stay empty. */
  optional: string | undefined;
}
