import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { slides } from '../pictures/slides.ts';
import { useFailureNotice } from '../use-failure-notice.ts';
import { HeroPicture } from './hero-picture.tsx';
import { SlideControls } from './slide-controls.tsx';
import { SlideLayers } from './slide-layers.tsx';
import { useSlideshow } from './use-slideshow.ts';

/** The slides behind the words on a wide screen; above them a still picture on a small one. */
export function Hero({ still, children }: { still: string | undefined; children: ReactNode }) {
  const { data = [], error } = useQuery(slides);
  useFailureNotice(error, m.home_slides_failed());
  const slideshow = useSlideshow(data.length);
  const { index, before, wanted, isRunning, holding } = slideshow;
  return (
    <div {...holding} className="relative isolate overflow-hidden md:min-h-[clamp(28rem,42vw,44rem)] md:bg-night">
      <div className="stage relative -z-1 aspect-[3/2] md:absolute md:inset-0 md:aspect-auto md:bg-none">
        <HeroPicture slide={data[0]?.filepath} still={still} />
      </div>
      <section
        aria-roledescription={m.home_carousel()}
        aria-label={m.home_slides()}
        className="absolute inset-0 hidden md:block"
      >
        <SlideLayers slides={data} index={index} before={before} wanted={wanted} />
        <div className="absolute inset-0 z-3 bg-linear-to-r from-15% from-night/85 via-night/45 to-65% to-transparent" />
        <p aria-live={isRunning ? 'off' : 'polite'} className={data.length > 0 ? 'sr-only' : LOADING}>
          {data.length > 0 ? m.home_slide_position({ position: index + 1, total: data.length }) : m.loading_images()}
        </p>
        {data.length > 1 && <SlideControls slides={data} slideshow={slideshow} />}
      </section>
      <div className="wide md:pointer-events-none md:relative md:z-4 md:flex md:min-h-[inherit] md:items-center md:py-24 md:text-night-ink">
        <div className="pt-6 pb-8 md:pointer-events-auto md:max-w-[30rem] md:p-0 lg:max-w-[36rem]">{children}</div>
      </div>
    </div>
  );
}

const LOADING = 'absolute inset-x-0 top-1/2 text-center text-lg text-night-muted md:left-1/2';
