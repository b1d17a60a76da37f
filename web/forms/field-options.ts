import type { Field } from '../../contract/fields.ts';
import type { Option } from './field-change.ts';

/** What a list of the form offers, in the words of the page's language. */
export const optionsOf = ({ options, optionLabels }: Field): Option[] | undefined =>
  options?.map((value) => ({ value, label: optionLabels?.[value] ?? value }));
