import { m } from 'virtual:messages';
import { bestAmong, bestOf } from '../../../contract/comparing.ts';
import { formatRupees } from '../../../contract/display.ts';
import { figureNames, figureOf } from '../../../contract/facts.ts';
import type { ComparedModel } from './buying-queries.ts';
import { figureLabels, figureText } from './figure-words.ts';

export interface CompareRow {
  label: string;
  /** One for each model; undefined: not known. */
  texts: readonly (string | undefined)[];
  /** Which of them are the best. */
  best: ReadonlySet<number>;
}

export interface CompareGroup {
  title: string;
  rows: readonly CompareRow[];
}

/** All that is told of the models, the same of each in one row. */
export const compareGroups = (models: readonly ComparedModel[]): CompareGroup[] => [
  { title: m.compare_prices(), rows: priceRows(models) },
  { title: m.compare_figures(), rows: figureRows(models) },
  { title: m.compare_words(), rows: wordRows(models) },
];

/** Only the rows that tell one model from another. */
export const differences = (groups: readonly CompareGroup[]): CompareGroup[] =>
  groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ texts }) => new Set(texts).size > 1) }))
    .filter(({ rows }) => rows.length > 0);

const priceRows = (models: readonly ComparedModel[]): CompareRow[] => [
  priceRow(m.on_road_price(), models, ({ price }) => price),
  priceRow(m.on_road_of_variant(), models, ({ onRoad }) => onRoad),
  ...monthlyRows(models),
  {
    label: m.compare_variants(),
    texts: models.map(({ variantPrices }) =>
      variantPrices.map(({ name, onRoad }) => `${name}: ${formatRupees(onRoad)}`).join('\n'),
    ),
    best: new Set(),
  },
];

function priceRow(label: string, models: readonly ComparedModel[], of: (model: ComparedModel) => number): CompareRow {
  const amounts = models.map(of);
  return { label, texts: amounts.map(formatRupees), best: bestAmong(amounts, 'less') };
}

/** None where no offer of a lender is known. */
function monthlyRows(models: readonly ComparedModel[]): CompareRow[] {
  const amounts = models.map(({ emi }) => emi);
  if (amounts.every((emi) => emi === undefined)) return [];
  const texts = amounts.map((emi) => (emi === undefined ? undefined : formatRupees(emi)));
  return [{ label: m.loan_emi(), texts, best: bestAmong(amounts, 'less') }];
}

const figureRows = (models: readonly ComparedModel[]): CompareRow[] =>
  figureNames.flatMap((figure) => {
    const values = models.map(({ facts }) => facts.find((fact) => fact.figure === figure)?.value);
    if (values.every((value) => value === undefined)) return [];
    const texts = values.map((value, index) => {
      const { only } = figureOf(figure);
      if (value !== undefined) return figureText(figure, value);
      return only && only !== models[index]?.fuel ? m.compare_none() : undefined;
    });
    return [{ label: figureLabels[figure](), texts, best: bestOf(figure, values) }];
  });

/** The rows of the specification by their labels, in the order of the first model that has them; the colours at the end. */
function wordRows(models: readonly ComparedModel[]): CompareRow[] {
  const labels = new Set(models.flatMap(({ specifications }) => specifications.map(({ label }) => label)));
  const rows = [...labels].map((label) => ({
    label,
    texts: models.map(({ specifications }) => specifications.find((row) => row.label === label)?.value),
    best: new Set<number>(),
  }));
  const colours = models.map((model) => model.colours.join('\n'));
  return [...rows, { label: m.compare_colours(), texts: colours, best: new Set() }];
}
