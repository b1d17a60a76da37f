import type { Option } from './field-change.ts';
import type { FieldFacts } from './form-facts.ts';

/** What a list of the form offers, in the words of the page's language. */
export const optionsOf = ({ options, optionLabels }: FieldFacts): Option[] | undefined =>
  options?.map((value) => ({ value, label: optionLabels?.[value] ?? value }));
