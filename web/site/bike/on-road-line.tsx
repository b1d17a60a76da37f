import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import type { Reply } from '../../lib/api-client.ts';
import { ModelLink } from '../catalogue/model-actions.tsx';

export type VariantOnRoad = Reply<'listVariantsOnRoad'>[number];

const LINK = 'link inline-flex min-h-11 items-center font-semibold';

/** What the variant costs when it leaves the showroom, and by the month; all lines of both are a tap away. */
export function OnRoadLine({ bikeName, variant: { name, onRoad, emi } }: { bikeName: string; variant: VariantOnRoad }) {
  const choice = { variant: name };
  return (
    <p className="flex flex-wrap gap-x-5">
      <ModelLink path={pagePaths.onRoad} bikeName={bikeName} choice={choice} className={LINK}>
        {m.on_road_from({ total: formatRupees(onRoad) })}
      </ModelLink>
      {emi !== undefined && (
        <ModelLink path={pagePaths.loan} bikeName={bikeName} choice={choice} className={LINK}>
          {m.loan_month_from({ emi: formatRupees(emi) })}
        </ModelLink>
      )}
      <ModelLink path={pagePaths.runningCost} bikeName={bikeName} className={LINK}>
        {m.running_link()}
      </ModelLink>
    </p>
  );
}

/** For a chat: the variant need not stand in the address. */
export const onRoadWords = (variant: VariantOnRoad | undefined): string[] =>
  variant ? [`${variant.name}: ${m.on_road_from({ total: formatRupees(variant.onRoad) })}`] : [];
