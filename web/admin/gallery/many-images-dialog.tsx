import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { panelTexts } from '../panel-texts.ts';
import type { Fate } from '../uploads/upload-many.ts';
import { isDone, uploadMany } from '../uploads/upload-many.ts';
import type { NewImage } from './gallery-upload.ts';
import { galleryWay } from './gallery-upload.ts';

interface Props {
  files: readonly File[];
  /** What was typed before there were many: it is said of each until somebody says more. */
  alt: string;
  onAdded: () => Promise<void>;
  onClose: () => void;
}

type Fates = Readonly<Record<number, Fate | undefined>>;

/** Many pictures in one go, each with its words and what became of it. What failed can be tried again by itself. */
export function ManyImagesDialog({ files, alt: typed, onAdded, onClose }: Props) {
  const [images, setImages] = useState(() => files.map((file, key): NewImage => ({ key, file, alt: typed })));
  const [fates, setFates] = useState<Fates>({});
  const [isBusy, setBusy] = useState(false);
  const upload = useRef(new AbortController());
  useEffect(() => {
    upload.current = new AbortController();
    return () => upload.current.abort();
  }, []);
  const list = useRef<HTMLUListElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const leaveOut = (key: number, pressed: HTMLButtonElement) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const place = buttons.indexOf(pressed);
    // It goes with its row, and the focus to its neighbour.
    (buttons[place + 1] ?? buttons[place - 1] ?? cancel.current)?.focus();
    setImages((all) => all.filter((one) => one.key !== key));
  };
  const done = images.filter(({ key }) => isDone(fates[key])).length;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { signal } = upload.current;
    const latest: Record<number, Fate> = {};
    const left = images.filter(({ key }) => !isDone(fates[key]));
    setBusy(true);
    const tell = (key: number, fate: Fate) => {
      latest[key] = fate;
      setFates((all) => ({ ...all, [key]: fate }));
    };
    await uploadMany(left, galleryWay, { tell, signal });
    // Also what was uploaded before somebody pressed Cancel is in the gallery.
    await onAdded();
    if (signal.aborted) return;
    setBusy(false);
    const failed = left.filter(({ key }) => !isDone(latest[key])).length;
    if (failed > 0) return showToast('error', panelTexts.imagesLeft(failed, images.length));
    showToast('success', panelTexts.imagesAdded(images.length));
    onClose();
  };
  return (
    <Dialog
      title={`Add ${images.length} Images`}
      closeLabel={panelTexts.close}
      question={panelTexts.confirmLeave}
      isFilled={done < images.length}
      onClose={onClose}
      className="max-w-2xl"
    >
      <form onSubmit={(event) => void save(event)} className="grid gap-4">
        <p className="text-muted text-sm">
          The middle of each picture is kept, three by two. To choose the part yourself, add that picture alone.
        </p>
        <ul ref={list} className="grid gap-3">
          {images.map((image) => (
            <ImageRow
              key={image.key}
              image={image}
              fate={fates[image.key]}
              isBusy={isBusy}
              onAlt={(alt) => setImages((all) => all.map((one) => (one.key === image.key ? { ...one, alt } : one)))}
              onRemove={(pressed) => leaveOut(image.key, pressed)}
            />
          ))}
        </ul>
        {isBusy && (
          <label className="text-sm">
            Uploaded {done} of {images.length}
            <progress value={done} max={images.length} className="progress w-full" />
          </label>
        )}
        <div className="flex justify-end gap-2">
          <button ref={cancel} type="button" onClick={onClose} className="button button-quiet">
            {panelTexts.cancel}
          </button>
          <PausableButton type="submit" isPaused={isBusy || images.length === 0} className="button button-primary">
            {done > 0 && !isBusy ? 'Try the others again' : 'Save'}
          </PausableButton>
        </div>
      </form>
    </Dialog>
  );
}

interface RowProps {
  image: NewImage;
  fate: Fate | undefined;
  isBusy: boolean;
  onAlt: (alt: string) => void;
  onRemove: (pressed: HTMLButtonElement) => void;
}

function ImageRow({ image: { file, alt }, fate, isBusy, onAlt, onRemove }: RowProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <li className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-2 sm:grid-cols-[6rem_1fr_auto] sm:gap-3">
      {address && <img src={address} alt="" className="aspect-3/2 w-full rounded-field bg-surface object-cover" />}
      <div className="min-w-0">
        <input
          aria-label={`What ${file.name} shows`}
          placeholder="What it shows"
          value={alt}
          maxLength={300}
          disabled={isBusy || isDone(fate)}
          onChange={({ target }) => onAlt(target.value)}
          className="field"
        />
        <p className="mt-1 truncate text-muted text-sm" title={file.name}>
          {file.name}
        </p>
        <FateText fate={fate} />
      </div>
      {isDone(fate) ? (
        <Icon name="check" className="m-3 size-5" />
      ) : (
        <button
          type="button"
          disabled={isBusy}
          onClick={({ currentTarget }) => onRemove(currentTarget)}
          aria-label={`Leave out ${file.name}`}
          className="grid size-11 cursor-pointer place-items-center rounded-full text-muted hover:bg-surface hover:text-bad"
        >
          <Icon name="close" className="size-4" />
        </button>
      )}
    </li>
  );
}

function FateText({ fate }: { fate: Fate | undefined }) {
  if (!fate) return null;
  if ('fault' in fate) return <p className="font-medium text-bad text-sm">{fate.fault}</p>;
  if ('isDone' in fate) return <p className="font-medium text-sm">Uploaded</p>;
  return <progress value={fate.share} max={1} aria-label="Uploading" className="progress w-full" />;
}
