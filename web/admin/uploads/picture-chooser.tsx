import type { DragEvent } from 'react';
import { useState } from 'react';
import { messages } from '../../../contract/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toasts.ts';
import type { Crop } from './crop.ts';
import { WHOLE } from './crop.ts';
import { CropFrame } from './crop-frame.tsx';

export interface ChosenPicture {
  image: HTMLImageElement;
  crop: Crop;
}

const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const MAX_BYTES = 10 * 1024 * 1024;

interface Props {
  /** Width by height of what is kept. */
  aspect: number;
  chosen: ChosenPicture | undefined;
  onChoose: (picture: ChosenPicture) => void;
}

/** Takes a picture by drop or by choice, refuses what is none in words, and lets one choose the part to keep. */
export function PictureChooser({ aspect, chosen, onChoose }: Props) {
  const [isOver, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    const image = file && (await readPicture(file));
    if (image) onChoose({ image, crop: WHOLE });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <div className="grid gap-3">
      {chosen && (
        <CropFrame picture={chosen} aspect={aspect} onCrop={(crop) => onChoose({ image: chosen.image, crop })} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input inside does the same by click and key */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`rounded-card border-2 border-dashed p-5 text-center ${isOver ? 'border-accent bg-surface' : 'border-line'}`}
      >
        <label className="link inline-flex min-h-11 cursor-pointer items-center gap-2">
          <Icon name="plus" />
          {chosen ? 'Choose another picture' : 'Choose a picture'}
          <input
            type="file"
            accept={KINDS.join(',')}
            onChange={({ target }) => void take(target.files?.[0])}
            className="sr-only"
          />
        </label>
        <p className="text-muted text-sm">or drop it here. JPEG, PNG, WebP or AVIF, up to 10 MB.</p>
      </div>
    </div>
  );
}

async function readPicture(file: File): Promise<HTMLImageElement | undefined> {
  if (/\.hei[cf]$/i.test(file.name)) return refuse(messages.pictures.heic);
  if (!KINDS.includes(file.type)) return refuse(messages.pictures.unsupported);
  if (file.size > MAX_BYTES) return refuse(messages.pictures.tooLarge);
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    URL.revokeObjectURL(image.src);
    return refuse(messages.pictures.broken);
  }
}

function refuse(sentence: string): undefined {
  showToast('error', sentence);
}
