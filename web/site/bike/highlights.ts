import type { Figure } from '../catalogue/model-figures.tsx';
import type { BikeView } from './booking.ts';
import { specificationName } from './specification-words.ts';

/** In the order in which a buyer asks; electric models have the ones that others lack. */
const ASKED_FIRST = [
  'claimedRange',
  'displacement',
  'topSpeed',
  'maxNetPower',
  'maxNetTorque',
  'kerbWeight',
  'seatHeight',
];
const AT_A_GLANCE = 4;

export function highlightsOf({
  bodyDimensions,
  engineDetails,
}: Pick<BikeView, 'bodyDimensions' | 'engineDetails'>): Figure[] {
  const facts = { ...bodyDimensions, ...engineDetails };
  return ASKED_FIRST.flatMap((key) => (facts[key] ? [{ label: specificationName(key), text: facts[key] }] : [])).slice(
    0,
    AT_A_GLANCE,
  );
}
