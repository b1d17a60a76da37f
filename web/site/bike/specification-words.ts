import { m } from 'virtual:messages';
import { specificationLabel } from '../../../contract/display.ts';
import type { SpecificationGroup } from '../../../contract/types.ts';
import type { Reply } from '../../lib/api-client.ts';

/** In the order of the page. */
const titles: Record<SpecificationGroup, () => string> = {
  bodyDimensions: m.bike_group_body,
  engineDetails: m.bike_group_engine,
  transmissionDetails: m.bike_group_transmission,
  tyreDetails: m.bike_group_tyres,
  frame: m.bike_group_frame,
  Electrical: m.bike_group_electricals,
};

export const specificationGroups = Object.keys(titles) as SpecificationGroup[];

export const groupTitle = (group: SpecificationGroup): string => titles[group]();

/** Those that do not follow from their key. */
export type SpecificationLabels = Reply<'listSpecificationLabels'> | undefined;

/** What a key such as `seatHeight` reads in the language of the page. */
export const specificationName = (labels: SpecificationLabels, group: SpecificationGroup, key: string): string =>
  labels?.[group]?.[key] ?? specificationLabel(key);
