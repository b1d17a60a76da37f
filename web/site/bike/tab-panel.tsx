import { m } from 'virtual:messages';
import type { ReactNode } from 'react';
import { formatRupees } from '../../../contract/display.ts';
import { Link } from '../../lib/link.tsx';
import { ContactTiles } from '../contact/contact-tiles.tsx';
import type { BikeTab } from './bike-tabs.ts';
import { tabTitles } from './bike-tabs.ts';
import type { BikeView, Booking, Variant } from './booking.ts';
import type { VariantOnRoad } from './on-road-line.tsx';
import { OnRoadLine, onRoadWords } from './on-road-line.tsx';

interface Props {
  name: string;
  view: BikeView;
  variant: Variant | undefined;
  onRoad: VariantOnRoad | undefined;
  booking: Booking;
  tab: Exclude<BikeTab, 'overview'>;
  children: ReactNode;
}

/** The frame of every tab but the overview: it still says what all this costs, and how to try it. */
export function TabPanel({ name, view, variant, onRoad, booking, tab, children }: Props) {
  const { to, state } = booking;
  return (
    <div className="wide pt-6 lg:pt-10">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="eyebrow">{name}</h1>
          <h2 className="section-heading">{tabTitles[tab]()}</h2>
          <p className="mt-1 text-muted">
            {variant && variant.price !== view.bikePrice && (
              <>
                {variant.name} <Rupees amount={variant.price} /> ·{' '}
              </>
            )}
            {m.catalogue_start_from()} <Rupees amount={view.bikePrice} />
          </p>
          {onRoad && <OnRoadLine bikeName={view.bikeName} variant={onRoad} />}
        </div>
        <Link to={to} state={state} className="button button-primary hidden sm:inline-flex">
          {m.bike_book_test_ride()}
        </Link>
      </div>
      {children}
      <Link to={to} state={state} className="button button-primary mt-8 w-full sm:hidden">
        {m.bike_book_test_ride()}
      </Link>
      <ContactTiles told={onRoadWords(onRoad)} className="mt-4 sm:mx-auto sm:mt-8 sm:max-w-md" />
    </div>
  );
}

const Rupees = ({ amount }: { amount: number }) => (
  <span className="font-bold text-ink tabular-nums">{formatRupees(amount)}</span>
);

/** What a list has to show: its loading text, that it is empty, or what is in it. A failure is on the console alone. */
export function ListOf<Item>({
  items,
  children,
}: {
  items: readonly Item[] | undefined;
  children: (items: readonly Item[]) => ReactNode;
}) {
  if (items && items.length > 0) return children(items);
  return (
    <p role="status" className="grid min-h-80 place-items-center text-center font-semibold text-muted">
      {items ? m.bike_nothing() : m.bike_loading_tab()}
    </p>
  );
}
