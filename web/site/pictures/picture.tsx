import { useEffect, useRef, useState } from 'react';
import { blurOf } from './blurs.ts';
import { pictureSources } from './picture-sources.ts';

/** Shown in place of a picture of a vehicle that cannot be loaded. */
export const DEFAULT_PICTURE = '/pictures/default-vehicle.svg';

interface Props {
  address: string;
  alt: string;
  /** How wide it is shown, as in the `sizes` of an image: `(width >= 64rem) 50vw, 100vw`. */
  sizes: string;
  /** The one a visitor sees first: asked for at once and before others. */
  isFirst?: boolean;
  className?: string;
  /** Shown in place of one that cannot be loaded. */
  fallback?: string;
}

const SQUARE = { width: 800, height: 600 };

/** A picture in the sizes and formats there are, with its room kept free and a blurred miniature until it is there. */
export function Picture({ address, alt, sizes, isFirst = false, className = '', fallback }: Props) {
  const [failed, setFailed] = useState<string>();
  const shown = failed === address && fallback ? fallback : address;
  const image = useRef<HTMLImageElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    // It may have arrived, or failed, before the script did.
    if (image.current?.complete) image.current.naturalWidth > 0 ? setLoaded(true) : setFailed(address);
  }, [address]);
  const sources = pictureSources(shown);
  const { width, height } = sources ?? SQUARE;
  return (
    <span className={`relative block ${className}`}>
      {!isLoaded && <Blur address={shown} />}
      <picture className="object-[inherit] [object-fit:inherit]">
        {sources?.avif && <source suppressHydrationWarning type="image/avif" srcSet={sources.avif} sizes={sizes} />}
        <img
          // Whether the line is thin, the browser may see otherwise than the server; what is there then stays.
          suppressHydrationWarning
          ref={image}
          src={shown}
          {...(sources && { srcSet: sources.webp, sizes })}
          alt={alt}
          width={width}
          height={height}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
          onLoad={() => setLoaded(true)}
          onError={() => setFailed(address)}
          className="relative h-full w-full object-[inherit] [object-fit:inherit]"
        />
      </picture>
    </span>
  );
}

/**
 * Its address is put into the page by the server alone, which knows it; the browser leaves the attribute as it finds it, and
 * takes all of it away with the picture there.
 */
function Blur({ address }: { address: string }) {
  const blur = blurOf(address);
  return (
    <span aria-hidden="true" className="needs-script blur-until-seen absolute inset-0 overflow-hidden">
      <img
        alt=""
        suppressHydrationWarning
        {...(blur && { src: `data:image/webp;base64,${blur}` })}
        className="h-full w-full object-cover"
      />
    </span>
  );
}
