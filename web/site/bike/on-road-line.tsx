import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import type { Reply } from '../../lib/api-client.ts';
import { ModelLink } from '../catalogue/model-actions.tsx';

export type VariantOnRoad = Reply<'listVariantsOnRoad'>[number];

/** What the variant costs when it leaves the showroom; all its lines are a tap away. */
export const OnRoadLine = ({ bikeName, variant: { name, onRoad } }: { bikeName: string; variant: VariantOnRoad }) => (
  <ModelLink
    path={pagePaths.onRoad}
    bikeName={bikeName}
    choice={{ variant: name }}
    className="link inline-flex min-h-11 items-center font-semibold"
  >
    {m.on_road_from({ total: formatRupees(onRoad) })}
  </ModelLink>
);
