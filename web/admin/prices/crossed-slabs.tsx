import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatRupees } from '../../../contract/display.ts';
import type { CallInput, Reply } from '../../lib/api-client.ts';
import { apiQuery } from '../panel-queries.ts';
import { priceFileTexts } from './price-file-texts.ts';

type Asked = NonNullable<CallInput<'crossedSlabs'>[0]>['body'];
type Slab = Reply<'crossedSlabs'>[number]['slab'];

/** A price beyond a step of the tax changes the price on the road by more than itself. */
export const describeSlab = (isUp: boolean, { edge, more, moreWithTax }: Slab): string =>
  priceFileTexts.crossed(formatRupees(edge), formatRupees(more), formatRupees(moreWithTax), isUp);

/** What somebody should know before these prices of a model are published, now or at a planned time. */
export function CrossedSlabs({ asked }: { asked: Asked }) {
  const { data = [] } = useQuery({
    ...apiQuery('crossedSlabs', { body: asked }),
    placeholderData: keepPreviousData,
    enabled: asked.prices.length > 0,
  });
  if (data.length === 0 || asked.prices.length === 0) return null;
  return (
    <div role="status" aria-label="Steps of the tax" className="rounded-field border border-amber-500 p-3">
      <ul className="grid gap-1">
        {data.map(({ variant, name, before, after, slab }) => (
          <li key={variant}>
            {name && <strong>{name}: </strong>}
            {describeSlab(after > before, slab)}
          </li>
        ))}
      </ul>
    </div>
  );
}
