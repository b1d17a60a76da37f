import { pictureSources } from '../pictures/picture-sources.ts';

/** Where there is room for the carousel: from Tailwind's `md` on. */
export const CAROUSEL_SCREEN = '(width >= 48rem)';

interface Props {
  slide: string | undefined;
  /** The part of it that small screens show, where somebody has chosen one. */
  phone: string | undefined;
  still: string | undefined;
}

/**
 * The first slide, or on small screens a part of it or a vehicle alone: a browser asks for the one that it shows, and for no other.
 */
export function HeroPicture({ slide, phone, still: vehicle }: Props) {
  const still = phone ?? vehicle;
  const wide = slide ? pictureSources(slide) : undefined;
  const small = still ? pictureSources(still) : undefined;
  const [source, size] = wide ? [slide, wide] : [still, small];
  if (!source || !size) return null;
  return (
    <picture>
      {/* Whether the line is thin, the browser may see otherwise than the server; what is there then stays. */}
      {wide?.avif && (
        <source suppressHydrationWarning media={CAROUSEL_SCREEN} type="image/avif" srcSet={wide.avif} sizes="100vw" />
      )}
      {wide && <source suppressHydrationWarning media={CAROUSEL_SCREEN} srcSet={wide.webp} sizes="100vw" />}
      {small?.avif && <source suppressHydrationWarning type="image/avif" srcSet={small.avif} sizes="100vw" />}
      {small && <source suppressHydrationWarning srcSet={small.webp} sizes="100vw" />}
      <img
        src={source}
        alt=""
        width={size.width}
        height={size.height}
        fetchPriority="high"
        className={`absolute inset-0 h-full w-full ${phone ? 'object-cover' : 'object-contain'} ${wide ? 'md:object-cover md:object-[70%_50%]' : 'md:hidden'}`}
      />
    </picture>
  );
}
