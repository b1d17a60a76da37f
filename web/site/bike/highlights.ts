import type { Fact } from '../../../contract/facts.ts';
import { figureLabels, figureText } from '../buying/figure-words.ts';
import type { Figure } from '../catalogue/model-figures.tsx';
import type { BikeView } from './booking.ts';
import type { SpecificationLabels } from './specification-words.ts';
import { specificationName } from './specification-words.ts';

/** In the order in which a buyer asks; electric models have the ones that others lack. */
const ASKED_FIRST = [
  ['engineDetails', 'claimedRange'],
  ['engineDetails', 'displacement'],
  ['engineDetails', 'topSpeed'],
  ['engineDetails', 'maxNetPower'],
  ['engineDetails', 'maxNetTorque'],
  ['bodyDimensions', 'kerbWeight'],
  ['bodyDimensions', 'seatHeight'],
] as const;
const AT_A_GLANCE = 4;

/** The figures of the variant where there are any, otherwise the words of the specification. */
export function highlightsOf(
  view: Pick<BikeView, 'bodyDimensions' | 'engineDetails'>,
  labels: SpecificationLabels,
  facts: readonly Pick<Fact, 'figure' | 'value'>[] = [],
): Figure[] {
  const figures = facts.map(({ figure, value }) => ({
    label: figureLabels[figure](),
    text: figureText(figure, value),
  }));
  return (figures.length >= AT_A_GLANCE ? figures : inWords(view, labels)).slice(0, AT_A_GLANCE);
}

const inWords = (view: Pick<BikeView, 'bodyDimensions' | 'engineDetails'>, labels: SpecificationLabels): Figure[] =>
  ASKED_FIRST.flatMap(([group, key]) => {
    const text = view[group][key];
    return text ? [{ label: specificationName(labels, group, key), text }] : [];
  });
