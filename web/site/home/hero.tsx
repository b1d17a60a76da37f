import { m } from 'virtual:messages';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { useQuery } from '../../lib/queries.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { slides, slideWords } from '../pictures/slides.ts';
import { useFailureNotice } from '../use-failure-notice.ts';
import { CAROUSEL_SCREEN, HeroPicture } from './hero-picture.tsx';
import { useHold } from './use-hold.ts';

const NoCarousel: typeof import('./carousel.tsx').Carousel = () => <></>;

/** A phone never asks for its script; where that cannot be fetched, the first slide stays. */
const Carousel = lazy(() =>
  import('./carousel.tsx').then(
    (file) => ({ default: file.Carousel }),
    () => ({ default: NoCarousel }),
  ),
);

/** The slides behind the words on a wide screen; above them a still picture on a small one. */
export function Hero({ still, children }: { still: string | undefined; children: ReactNode }) {
  const { data = [], error } = useQuery(slides);
  const { data: words = [] } = useQuery(slideWords);
  const phone = words.find(({ id }) => id === data[0]?.id)?.phone;
  useFailureNotice(error, m.home_slides_failed());
  const isWide = useMediaQuery(CAROUSEL_SCREEN);
  const { isHeld, holding } = useHold();
  return (
    <div {...holding} className="relative isolate overflow-hidden md:min-h-[clamp(28rem,42vw,44rem)] md:bg-night">
      {(data.length > 0 || still) && (
        <div className="stage relative -z-1 aspect-[3/2] md:absolute md:inset-0 md:aspect-auto md:bg-none">
          <HeroPicture slide={data[0]?.filepath} phone={phone} still={still} />
        </div>
      )}
      {isWide && data.length > 1 && (
        <Suspense>
          <Carousel slides={data} isHeld={isHeld} />
        </Suspense>
      )}
      <div className="absolute inset-0 z-3 hidden bg-linear-to-r from-15% from-night/85 via-night/45 to-65% to-transparent md:block" />
      {data.length === 0 && (
        <p role="status" className="absolute top-1/2 right-0 left-1/2 z-4 hidden text-center text-night-ink md:block">
          {m.loading_images()}
        </p>
      )}
      <div className="wide md:pointer-events-none md:relative md:z-4 md:flex md:min-h-[inherit] md:items-center md:py-24 md:text-night-ink">
        <div className="pt-6 pb-8 md:pointer-events-auto md:max-w-[30rem] md:p-0 lg:max-w-[36rem]">{children}</div>
      </div>
    </div>
  );
}
