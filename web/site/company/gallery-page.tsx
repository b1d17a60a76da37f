import { m } from 'virtual:messages';
import type { MouseEvent } from 'react';
import { useState } from 'react';
import { apiQuery, useQuery } from '../../lib/queries.ts';
import type { Page } from '../page.ts';
import { Picture } from '../pictures/picture.tsx';
import { site } from '../site-content.ts';
import { useFailureNotice } from '../use-failure-notice.ts';
import type { GalleryImage } from './gallery-images.ts';
import { imageAddress, toGalleryImages } from './gallery-images.ts';
import { GalleryPreview } from './gallery-preview.tsx';
import { PageIntro } from './page-intro.tsx';

const gallery = apiQuery('listGallery');
const SIZES = '(width >= 64rem) 25vw, 50vw';
/** Every seventh picture takes the room of four. */
const LARGE_SIZES = '(width >= 64rem) 50vw, 100vw';
const LARGE_EVERY = 7;

function GalleryPage() {
  const { data = [], error } = useQuery(gallery);
  useFailureNotice(error, m.gallery_failed());
  const [opened, setOpened] = useState<number>();
  const images = toGalleryImages(data, (position) => m.gallery_unnamed({ position }));
  return (
    <>
      <PageIntro title={m.gallery_title()} lead={m.gallery_lead()} />
      <div className="wide section">
        {images.length === 0 ? (
          <p role="status" className="lead min-h-[40dvh] text-center">
            {m.loading_images()}
          </p>
        ) : (
          <ul className="grid grid-flow-dense grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
            {images.map((image, index) => (
              <Tile key={image.id} image={image} index={index} open={() => setOpened(index)} />
            ))}
          </ul>
        )}
      </div>
      {opened !== undefined && images[opened] && (
        <GalleryPreview images={images} index={opened} onMove={setOpened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

/** A link to the picture itself, for those whose script has not arrived and for a new tab. */
function Tile({ image: { address, alt }, index, open }: { image: GalleryImage; index: number; open: () => void }) {
  const isLarge = index % LARGE_EVERY === 0;
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
  return (
    <li className={isLarge ? 'col-span-2 row-span-2' : ''}>
      <a
        href={address}
        onClick={onClick}
        aria-label={m.gallery_open({ alt })}
        className="group block h-full overflow-hidden rounded-card bg-surface"
      >
        <Picture
          address={address}
          alt={alt}
          sizes={isLarge ? LARGE_SIZES : SIZES}
          isFirst={index === 0}
          className="aspect-[3/2] h-full w-full object-cover transition-transform duration-500 ease-settle group-hover:scale-[1.03]"
        />
      </a>
    </li>
  );
}

export const galleryPage: Page = {
  Component: GalleryPage,
  head: (_visit, read) => {
    const [first] = read(gallery.queryKey) ?? [];
    const { dealership, district } = site();
    return {
      title: `${m.gallery_title()} | ${dealership}`,
      description: m.gallery_description({ dealership, district }),
      picture: first && { address: imageAddress(first.image_path), sizes: LARGE_SIZES },
    };
  },
  queries: () => [gallery],
};
