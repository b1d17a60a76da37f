import type { FormContext } from '../../../contract/enquiries/context.ts';
import type { FieldChange } from '../../forms/field-change.ts';
import type { Chosen } from './use-chosen.ts';

export type Paint = Pick<NonNullable<Chosen['colour']>, 'key' | 'name'>;

/** What was chosen of a model, for a form to send: in English whatever the language, as staff read it. */
export const chosenContext = (variant: string | undefined, colour: Paint | undefined): FormContext => ({
  ...(variant && { variant }),
  ...(colour && { chosenColour: colour.key }),
});

/** The receipt names the paint as the page does. */
export const paintWords = (colour: Paint | undefined): Record<string, FieldChange> =>
  colour ? { chosenColour: { options: [{ value: colour.key, label: colour.name }] } } : {};
