import { pictureSources } from '../pictures/picture-sources.ts';

/** Where there is room for the carousel: from Tailwind's `md` on. */
export const CAROUSEL_SCREEN = '(width >= 48rem)';

/** The first slide, or on small screens a vehicle alone: a browser asks for the one that it shows, and for no other. */
export function HeroPicture({ slide, still }: { slide: string | undefined; still: string | undefined }) {
  const wide = slide ? pictureSources(slide) : undefined;
  const small = still ? pictureSources(still) : undefined;
  const [source, size] = wide ? [slide, wide] : [still, small];
  if (!source || !size) return null;
  return (
    <picture>
      {wide?.avif && <source media={CAROUSEL_SCREEN} type="image/avif" srcSet={wide.avif} sizes="100vw" />}
      {wide && <source media={CAROUSEL_SCREEN} srcSet={wide.webp} sizes="100vw" />}
      {small?.avif && <source type="image/avif" srcSet={small.avif} sizes="100vw" />}
      {small && <source srcSet={small.webp} sizes="100vw" />}
      <img
        src={source}
        alt=""
        width={size.width}
        height={size.height}
        fetchPriority="high"
        className={`absolute inset-0 h-full w-full object-contain ${wide ? 'md:object-cover md:object-[70%_50%]' : 'md:hidden'}`}
      />
    </picture>
  );
}
