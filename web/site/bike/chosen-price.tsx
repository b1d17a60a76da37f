import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';
import { StartPrice } from '../catalogue/start-price.tsx';
import type { BikeView, Variant } from './booking.ts';

/** What the chosen variant costs; what the model starts from stands beside it where that is another figure. */
export function ChosenPrice({ view, variant }: { view: BikeView; variant: Variant | undefined }) {
  return (
    <div aria-live="polite">
      {variant && variant.price !== view.bikePrice ? (
        <>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-muted">{variant.name}</span>{' '}
            <span className="font-extrabold text-3xl tabular-nums tracking-tight lg:text-4xl">
              {formatRupees(variant.price)}
            </span>
          </p>
          <p className="text-muted text-sm">
            {m.catalogue_ex_showroom()} · {m.catalogue_start_from()} {formatRupees(view.bikePrice)}
          </p>
        </>
      ) : (
        <StartPrice rupees={view.bikePrice} />
      )}
    </div>
  );
}
