import { m } from 'virtual:messages';
import type { Reply } from '../../lib/api-client.ts';
import { useQuery } from '../../lib/queries.ts';
import { slideWords } from '../pictures/slides.ts';
import { SlideControls } from './slide-controls.tsx';
import { SlideLayers } from './slide-layers.tsx';
import { useSlideshow } from './use-slideshow.ts';

/** Above the first slide, which is there already. */
export function Carousel({ slides, isHeld }: { slides: Reply<'listSlides'>; isHeld: boolean }) {
  const slideshow = useSlideshow(slides.length, isHeld);
  const { index, before, wanted, isRunning } = slideshow;
  const { data: words = [] } = useQuery(slideWords);
  const said = words.find(({ id }) => id === slides[index]?.id)?.alt;
  return (
    <section aria-roledescription={m.home_carousel()} aria-label={m.home_slides()} className="absolute inset-0">
      <SlideLayers slides={slides} index={index} before={before} wanted={wanted} />
      <p aria-live={isRunning ? 'off' : 'polite'} className="sr-only">
        {m.home_slide_position({ position: index + 1, total: slides.length })}
        {said && `: ${said}`}
      </p>
      <SlideControls slides={slides} slideshow={slideshow} />
    </section>
  );
}
