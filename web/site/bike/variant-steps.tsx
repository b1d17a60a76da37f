import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';
import { figureLabels, figureText } from '../buying/figure-words.ts';
import type { VariantOnRoad } from './on-road-line.tsx';

/** What each variant has and costs more than the one before it; nothing where there is only one. */
export function VariantSteps({ variants }: { variants: readonly VariantOnRoad[] }) {
  if (variants.length < 2) return null;
  return (
    <section aria-labelledby="variants-heading" className="mt-10">
      <h2 id="variants-heading" className="section-heading mb-4">
        {m.bike_variants()}
      </h2>
      <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {variants.map((variant, index) => (
          <Step key={variant.name} variant={variant} before={variants[index - 1]} />
        ))}
      </ol>
    </section>
  );
}

function Step({ variant, before }: { variant: VariantOnRoad; before: VariantOnRoad | undefined }) {
  const added = before ? [...(variant.adds ?? []), ...otherFigures(variant, before)] : [];
  return (
    <li className="card p-5">
      <h3 className="font-bold text-lg">{variant.name}</h3>
      <p className="text-muted tabular-nums">
        {formatRupees(variant.price)} · {m.on_road_from({ total: formatRupees(variant.onRoad) })}
      </p>
      {before && (
        <p className="mt-2 font-semibold tabular-nums">
          {m.bike_variant_more({
            name: before.name,
            price: signed(variant.price - before.price),
            on_road: signed(variant.onRoad - before.onRoad),
          })}
        </p>
      )}
      {added.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {added.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** No line ends between the sign and the amount. */
const signed = (rupees: number): string => `${rupees < 0 ? '−' : '+'}\u2060${formatRupees(Math.abs(rupees))}`;

/** Those of which both are known. */
const otherFigures = (variant: VariantOnRoad, before: VariantOnRoad): string[] =>
  variant.facts.flatMap(({ figure, value }) => {
    const was = before.facts.find((fact) => fact.figure === figure)?.value;
    if (was === undefined || was === value) return [];
    return [`${figureLabels[figure]()}: ${figureText(figure, value)} (${figureText(figure, was)})`];
  });
