import type { Vehicle } from './catalogue-definition.ts';

const key = (name: string): string => name.toLowerCase().replaceAll(/\s/g, '');

/** Where the model that an address names stands in the list; the first one where it names none of them. */
export const findModel = (models: readonly Vehicle[], name: string | null): number =>
  name
    ? Math.max(
        0,
        models.findIndex(({ bikeName }) => key(bikeName) === key(name)),
      )
    : 0;
