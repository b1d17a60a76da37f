import { m } from 'virtual:messages';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useEffect, useRef } from 'react';
import type { IconName } from '../../ui/icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSwipe } from '../../ui/use-swipe.ts';
import { Picture } from '../pictures/picture.tsx';
import { pictureSources } from '../pictures/picture-sources.ts';
import type { GalleryImage } from './gallery-images.ts';

interface Props {
  images: readonly GalleryImage[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

const COMMON_RATIO = 3 / 2;

/** One picture as large as the screen allows. There while it is open, and only then. */
export function GalleryPreview({ images, index, onMove, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  const move = (step: number) => onMove((index + step + images.length) % images.length);
  const swipe = useSwipe(move);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };
  const onClick = ({ target, currentTarget }: MouseEvent) => target === currentTarget && close();
  const image = images[index];
  if (!image) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={m.gallery_preview()}
      onClose={onClose}
      onClick={onClick}
      onKeyDown={onKeyDown}
      {...swipe}
      className="fixed inset-0 m-0 hidden h-dvh max-h-none w-full max-w-none flex-col items-center justify-center gap-3 overflow-hidden bg-transparent p-3 text-night-ink backdrop:bg-night/95 open:flex sm:p-6"
    >
      <Figure key={image.id} image={image} position={index + 1} total={images.length} />
      <div className="flex items-center gap-3">
        <RoundButton icon="left" label={m.previous()} onClick={() => move(-1)} />
        <RoundButton icon="close" label={m.close()} onClick={close} />
        <RoundButton icon="right" label={m.next()} onClick={() => move(1)} />
      </div>
    </dialog>
  );
}

function Figure({
  image: { address, alt },
  position,
  total,
}: {
  image: GalleryImage;
  position: number;
  total: number;
}) {
  const { width, height } = pictureSources(address) ?? { width: COMMON_RATIO, height: 1 };
  return (
    // As wide as fits, and as high as the buttons and the words leave room for.
    <figure style={{ width: `min(100%, calc((100dvh - 11rem) * ${width / height}))` }}>
      <Picture address={address} alt={alt} sizes="100vw" className="w-full overflow-hidden rounded-card" />
      <figcaption aria-live="polite" className="mt-2 flex justify-between gap-4 text-sm">
        <span aria-hidden="true" className="line-clamp-2">
          {alt}
        </span>
        <span className="shrink-0 text-night-muted tabular-nums">{m.gallery_position({ position, total })}</span>
      </figcaption>
    </figure>
  );
}

function RoundButton({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="button-round">
      <Icon name={icon} />
    </button>
  );
}
