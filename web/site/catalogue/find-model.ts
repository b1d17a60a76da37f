import type { Vehicle } from './catalogue-definition.ts';

const key = (name: string): string => name.toLowerCase().replaceAll(/\s/g, '');

/** Names match however they are spaced or capitalised, as they do in the calls. */
export const isSameModel = (one: string, other: string): boolean => key(one) === key(other);

/** Where the model that an address names stands in the list; the first one where it names none of them. */
export const findModel = (models: readonly Vehicle[], name: string | null): number =>
  name
    ? Math.max(
        0,
        models.findIndex(({ bikeName }) => isSameModel(bikeName, name)),
      )
    : 0;

/** On the screen of a catalogue, whether a model has a page of its own and a view from all sides. */
export const hasDetails = ({ withoutDetails }: { withoutDetails: readonly string[] }, bikeName: string): boolean =>
  !withoutDetails.includes(bikeName.replaceAll(/\s/g, ''));
