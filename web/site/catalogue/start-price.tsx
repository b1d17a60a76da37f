import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';

/** Start from ₹1,23,456, and what that price is. */
export function StartPrice({ rupees }: { rupees: number }) {
  return (
    <div>
      <p className="flex items-baseline gap-2">
        <span className="text-muted">{m.catalogue_start_from()}</span>{' '}
        <span className="font-extrabold text-3xl tabular-nums tracking-tight lg:text-4xl">{formatRupees(rupees)}</span>
      </p>
      <p className="text-muted text-sm">{m.catalogue_ex_showroom()}</p>
    </div>
  );
}
