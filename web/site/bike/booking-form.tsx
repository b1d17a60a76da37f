import { m } from 'virtual:messages';
import type { FormEvent } from 'react';
import { useId } from 'react';
import { formatRupees } from '../../../contract/display.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import { hrefTo, navigate } from '../../lib/router.tsx';
import type { BikeView, Booking, Variant } from './booking.ts';

/** The variants of a model and the one that is chosen. */
export interface Offered {
  variants: readonly Variant[];
  chosen: Variant | undefined;
  choose: (name: string) => void;
}

interface Props {
  view: BikeView;
  booking: Booking;
  offered: Offered;
}

/** A plain form, so that the variant reaches the next page without a script too. */
export function BookingForm({ view, booking, offered: { variants, chosen, choose } }: Props) {
  const id = useId();
  const action = hrefTo(pagePaths.productEnquiry);
  const here = hrefTo(pagePaths.bikeDetail);
  const book = (event: FormEvent) => {
    event.preventDefault();
    navigate(booking.to, { state: booking.state });
  };
  return (
    <form action={action} method="get" onSubmit={book} className="flex flex-col gap-4">
      <input type="hidden" name="bike" value={view.bikeName} />
      {booking.state.colour && <input type="hidden" name="colour" value={booking.state.colour} />}
      {variants.length > 0 && (
        <div>
          <label htmlFor={id} className="mb-1.5 block font-semibold text-[0.9375rem]">
            {m.bike_select_variant()}
          </label>
          <select
            id={id}
            name="variant"
            value={chosen?.name ?? ''}
            onChange={({ target }) => choose(target.value)}
            className="field"
          >
            {variants.map(({ name, price }) => (
              <option key={name} value={name}>
                {m.bike_variant_option({ name, price: formatRupees(price) })}
              </option>
            ))}
          </select>
          {/* Without a script the page has to come again to show another price. */}
          <button type="submit" formAction={here} className="button button-quiet mt-3 hidden noscript:inline-flex">
            {m.bike_show_variant()}
          </button>
        </div>
      )}
      <button type="submit" className="button button-primary">
        {m.bike_book_test_ride()}
      </button>
    </form>
  );
}
