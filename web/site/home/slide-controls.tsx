import { m } from 'virtual:messages';
import type { Reply } from '../../lib/api-client.ts';
import { Icon } from '../../ui/icon.tsx';
import type { useSlideshow } from './use-slideshow.ts';

type Slideshow = Pick<ReturnType<typeof useSlideshow>, 'index' | 'isPaused' | 'isStill' | 'show' | 'setPaused'>;

const BUTTON =
  'pointer-events-auto grid size-11 shrink-0 cursor-pointer place-items-center rounded-full bg-night/60 text-night-ink backdrop-blur-sm hover:bg-night';

/** Arrows, dots and a way to stop it, for those who need more time than five seconds. */
export function SlideControls({ slides, slideshow }: { slides: Reply<'listSlides'>; slideshow: Slideshow }) {
  const { index, isPaused, isStill, show, setPaused } = slideshow;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 z-5">
      <div className="wide flex items-center gap-2 pb-5">
        {!isStill && (
          <button
            type="button"
            aria-label={isPaused ? m.home_slides_play() : m.home_slides_pause()}
            onClick={() => setPaused(!isPaused)}
            className={BUTTON}
          >
            <Icon name={isPaused ? 'play' : 'pause'} />
          </button>
        )}
        <ul className="pointer-events-auto flex rounded-full bg-night/60 px-1 backdrop-blur-sm">
          {slides.map(({ id }, position) => (
            <li key={id}>
              <Dot
                position={position + 1}
                total={slides.length}
                isShown={position === index}
                onClick={() => show(position)}
              />
            </li>
          ))}
        </ul>
        <span className="grow" />
        <button type="button" aria-label={m.home_slide_previous()} onClick={() => show(index - 1)} className={BUTTON}>
          <Icon name="left" />
        </button>
        <button type="button" aria-label={m.home_slide_next()} onClick={() => show(index + 1)} className={BUTTON}>
          <Icon name="right" />
        </button>
      </div>
    </div>
  );
}

interface DotProps {
  position: number;
  total: number;
  isShown: boolean;
  onClick: () => void;
}

function Dot({ position, total, isShown, onClick }: DotProps) {
  return (
    <button
      type="button"
      aria-label={m.home_slide_go({ position, total })}
      aria-current={isShown}
      onClick={onClick}
      className="group grid h-11 w-9 cursor-pointer place-items-center"
    >
      <span
        className={`h-2.5 rounded-full transition-[width] ${isShown ? 'w-6 bg-sign' : 'w-2.5 bg-night-ink/70 group-hover:bg-night-ink'}`}
      />
    </button>
  );
}
