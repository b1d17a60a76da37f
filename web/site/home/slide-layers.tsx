import type { Reply } from '../../lib/api-client.ts';
import { Picture } from '../pictures/picture.tsx';

interface Props {
  slides: Reply<'listSlides'>;
  index: number;
  before: number;
  wanted: ReadonlySet<number>;
}

const FADING = 'transition-opacity duration-700';

/** The slides after the first, which lies below them. What comes fades in above what was there, which stays until then. */
export function SlideLayers({ slides, index, before, wanted }: Props) {
  const layerOf = (position: number): string => {
    if (position === index) return `z-2 ${FADING}`;
    if (position === before) return index === 0 ? `z-2 opacity-0 ${FADING}` : 'z-1';
    return 'opacity-0';
  };
  return slides.map(({ id, filepath }, position) =>
    position === 0 || !wanted.has(position) ? null : (
      <div key={id} className={`absolute inset-0 ${layerOf(position)}`}>
        <Picture address={filepath} alt="" sizes="100vw" className="h-full object-cover object-[70%_50%]" />
      </div>
    ),
  );
}
