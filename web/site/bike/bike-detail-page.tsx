import { m } from 'virtual:messages';
import { useEffect, useRef } from 'react';
import { formatRupees } from '../../../contract/display.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import { useQuery } from '../../lib/queries.ts';
import { useLocation } from '../../lib/router.tsx';
import type { Page } from '../page.ts';
import { site } from '../site-content.ts';
import { BikeDetail } from './bike-detail.tsx';
import { besideQuery, labelsQuery, onRoadVariantsQuery, tabQueries, variantsQuery, viewQuery } from './bike-queries.ts';
import { tabOf, tabPath, tabTitles } from './bike-tabs.ts';
import { HERO_SIZES } from './overview-tab.tsx';
import { UnknownBike } from './unknown-bike.tsx';
import { useBikeName } from './use-bike-name.ts';
import { chosenQueries } from './use-chosen.ts';
import { readVehicle } from './use-vehicle.ts';

function BikeDetailPage() {
  const known = useBikeName();
  const bikeName = known ?? m.bike_unknown();
  const { data: view, error } = useQuery(viewQuery(bikeName));
  useStartAtTop(bikeName);
  if (!view) return <UnknownBike name={bikeName} text={m.bike_loading()} isHopeless={error !== null || !known} />;
  return <BikeDetail key={view.bikeName} view={view} asked={bikeName} />;
}

/** From one model to the next is a new page, though its path is the same. */
function useStartAtTop(bikeName: string): void {
  const { backAt } = useLocation();
  const last = useRef(bikeName);
  useEffect(() => {
    if (last.current === bikeName) return;
    last.current = bikeName;
    if (backAt === undefined) window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [bikeName, backAt]);
}

export const bikeDetailPage: Page = {
  Component: BikeDetailPage,
  queries: ({ search }) => {
    const bike = search.get('bike');
    if (!bike) return [];
    return [
      viewQuery(bike),
      variantsQuery(bike),
      labelsQuery(bike),
      onRoadVariantsQuery(bike),
      ...tabQueries(bike, tabOf(search)),
      besideQuery(bike),
    ];
  },
  ahead: ({ search }) => chosenQueries(search),
  head: ({ search }, read) => {
    const { dealership } = site();
    const view = read(viewQuery(search.get('bike') ?? '').queryKey);
    if (!view) {
      const address = pagePaths.bikeDetail;
      return {
        title: m.bike_plain_title({ dealership }),
        description: m.bike_plain_description({ dealership }),
        address,
      };
    }
    const tab = tabOf(search);
    const name = readVehicle(search.get('bike') ?? '', read)?.vehicle.name ?? view.bikeName;
    const price = formatRupees(view.bikePrice);
    const variants = read(variantsQuery(search.get('bike') ?? '').queryKey) ?? [];
    const variant = variants.find((one) => one.name === search.get('variant'));
    return {
      title:
        tab === 'overview'
          ? m.bike_page_title({ name, dealership })
          : m.bike_tab_title({ name, tab: tabTitles[tab](), dealership }),
      description: m.bike_description({ name, price, dealership, details: view.bikeDetails }),
      // Only the overview begins with it.
      picture: { address: view.image, ...(tab === 'overview' && { sizes: HERO_SIZES }) },
      canonical: tabPath(view.bikeName, tab),
      address: tabPath(view.bikeName, tab, variant && { variant: variant.name }),
    };
  },
};
