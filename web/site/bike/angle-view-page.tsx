import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import { useQuery } from '../../lib/queries.ts';
import { useSearch } from '../../lib/router.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ModelLink, TILE } from '../catalogue/model-actions.tsx';
import { ContactTiles } from '../contact/contact-tiles.tsx';
import type { Page } from '../page.ts';
import { DEFAULT_PICTURE, Picture } from '../pictures/picture.tsx';
import { site } from '../site-content.ts';
import { framesQuery, viewQuery } from './bike-queries.ts';
import type { Choice } from './choice.ts';
import { choiceOf } from './choice.ts';
import { Turntable } from './turntable.tsx';
import { ModelLists } from './unknown-bike.tsx';
import { useBikeName } from './use-bike-name.ts';
import { useFrames } from './use-frames.ts';

/** On a phone the light frame, whatever its screen: that one is needed to turn the vehicle anyway. */
const SIZES = '(width >= 52rem) 800px, (width >= 40rem) 100vw, 8rem';

function AngleViewPage() {
  const bikeName = useBikeName() ?? m.bike_unknown();
  const search = useSearch();
  const choice = choiceOf((part) => search.get(part));
  const { data: records, error } = useQuery(framesQuery(bikeName, choice.colour));
  const addresses = records?.map(({ images }) => images) ?? (error ? [] : undefined);
  const { arrived, frames } = useFrames(addresses);
  return (
    <div className="wide pt-5 pb-14">
      <h1 className="page-title text-center">{bikeName}</h1>
      <div className="-mx-4 mt-3 sm:mx-0">
        {/* Not so wide that its slider would be below the first screen. */}
        <div className="mx-auto max-w-[clamp(20rem,(100svh-18rem)*4/3,800px)]">
          {frames && frames.length > 0 ? (
            <Turntable key={`${bikeName} ${choice.colour}`} name={bikeName} frames={frames} />
          ) : (
            <Still address={addresses?.[0]} isLoading={!frames} arrived={arrived} frames={addresses?.length ?? 0} />
          )}
        </div>
      </div>
      <div className="mx-auto mt-4 max-w-md">
        {addresses?.length === 0 ? <ModelLists /> : <WaysOn bikeName={bikeName} choice={choice} />}
      </div>
    </div>
  );
}

interface StillProps {
  address: string | undefined;
  isLoading: boolean;
  arrived: number;
  frames: number;
}

/** What is to be seen while the frames are on their way, and when none of them can be had. */
function Still({ address, isLoading, arrived, frames }: StillProps) {
  return (
    // As high as the viewer with its slider, so that nothing moves when that takes its place.
    <div className="pb-[3.75rem]">
      <div className="stage relative aspect-[4/3] overflow-hidden sm:rounded-[2rem]">
        {(address || !isLoading) && (
          <Picture address={address ?? DEFAULT_PICTURE} alt="" sizes={SIZES} isFirst fallback={DEFAULT_PICTURE} />
        )}
        {isLoading && (
          <div className="needs-script absolute inset-0 grid content-end justify-items-center gap-3 bg-canvas/50 p-6">
            <p role="status" className="rounded-full bg-raised px-4 py-2 font-semibold shadow-raised">
              {m.angle_loading()}
            </p>
            <progress
              aria-label={m.angle_progress()}
              max={Math.max(1, frames)}
              value={arrived}
              className="h-2 w-full max-w-xs appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-sign [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-sign"
            />
          </div>
        )}
      </div>
    </div>
  );
}

function WaysOn({ bikeName, choice }: { bikeName: string; choice: Choice }) {
  return (
    <>
      <div className="grid auto-cols-fr grid-flow-col gap-3">
        <ModelLink path={pagePaths.bikeDetail} bikeName={bikeName} choice={choice} className={TILE}>
          <Icon name="zoom" className="size-6" />
          {m.angle_details()}
        </ModelLink>
        <ModelLink path={pagePaths.finance} bikeName={bikeName} choice={choice} className={TILE}>
          <Icon name="calculator" className="size-6" />
          {m.catalogue_emi()}
        </ModelLink>
      </div>
      <ContactTiles className="mt-3" />
    </>
  );
}

export const angleViewPage: Page = {
  Component: AngleViewPage,
  queries: ({ search }) => {
    const bike = search.get('bike');
    return bike ? [framesQuery(bike, search.get('colour')), viewQuery(bike)] : [];
  },
  head: ({ search }, read) => {
    const { dealership } = site();
    const bike = search.get('bike') ?? '';
    const view = read(viewQuery(bike).queryKey);
    if (!view) {
      const address = pagePaths.angleView;
      return { title: m.angle_plain_title({ dealership }), description: m.angle_plain_description(), address };
    }
    const name = view.bikeName;
    const address = aboutBike(pagePaths.angleView, name);
    const [first] = read(framesQuery(bike, search.get('colour')).queryKey) ?? [];
    return {
      title: m.angle_title({ name, dealership }),
      description: m.angle_description({ name, price: formatRupees(view.bikePrice), dealership }),
      picture: first ? { address: first.images, sizes: SIZES } : { address: view.image },
      canonical: address,
      address,
    };
  },
};
