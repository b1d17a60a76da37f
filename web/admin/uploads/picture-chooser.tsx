import type { DragEvent } from 'react';
import { useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toasts.ts';
import type { ChosenFile } from './chosen-picture.ts';
import { WHOLE } from './crop.ts';
import { CropFrame } from './crop-frame.tsx';
import { PICTURE_KINDS, readPicture } from './read-picture.ts';
import { Shapes } from './shapes.tsx';

interface Props {
  /** Width by height of what is kept. */
  aspect: number;
  /** The same of what small screens show, where that is another part. */
  phoneAspect?: number | undefined;
  chosen: ChosenFile | undefined;
  onChoose: (picture: ChosenFile) => void;
  /** A large one takes the phone a moment, from when it was picked until it is chosen or refused. */
  onReading: (isReading: boolean) => void;
  /** Told of several files at once; without it the first one is taken. */
  onChooseMany?: ((files: readonly File[]) => void) | undefined;
}

/** Takes a picture by drop or by choice, refuses what is none in words, and lets one choose the part to keep. */
export function PictureChooser({ aspect, phoneAspect, chosen, onChoose, onReading, onChooseMany }: Props) {
  const [isOver, setOver] = useState(false);
  const reads = useRef(0);
  const take = async (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 1 && onChooseMany) return onChooseMany(files);
    const [file] = files;
    if (!file) return;
    reads.current += 1;
    const own = reads.current;
    onReading(true);
    const image = await readPicture(file);
    // Another one was picked meanwhile.
    if (own !== reads.current) return;
    onReading(false);
    if (typeof image === 'string') showToast('error', image);
    else onChoose({ file, image, crop: WHOLE });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files);
  };
  const some = onChooseMany ? 'pictures, one or many' : 'a picture';
  return (
    <div className="grid gap-3">
      {chosen && (
        <Shapes
          wide={<CropFrame picture={chosen} aspect={aspect} onCrop={(crop) => onChoose({ ...chosen, crop })} />}
          phone={
            phoneAspect && (
              <CropFrame
                picture={{ image: chosen.image, crop: chosen.phoneCrop ?? chosen.crop }}
                aspect={phoneAspect}
                onCrop={(phoneCrop) => onChoose({ ...chosen, phoneCrop })}
              />
            )
          }
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input inside does the same by click and key */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`rounded-card border-2 border-dashed p-5 text-center has-[:focus-visible]:border-sign ${isOver ? 'border-sign bg-surface' : 'border-line'}`}
      >
        <label className="link inline-flex min-h-11 cursor-pointer items-center gap-2">
          <Icon name="plus" />
          {chosen ? 'Choose another picture' : `Choose ${some}`}
          <input
            type="file"
            accept={PICTURE_KINDS.join(',')}
            multiple={onChooseMany !== undefined}
            onChange={({ target }) => void take(target.files)}
            className="sr-only"
          />
        </label>
        <p className="text-muted text-sm">or drop it here. JPEG, PNG, WebP or AVIF, up to 10 MB.</p>
      </div>
    </div>
  );
}
