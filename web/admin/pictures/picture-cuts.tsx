import { useState } from 'react';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { change } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { tellFailure } from '../session/end-of-session.ts';
import type { Crop } from '../uploads/crop.ts';
import { cropOf, partOf, sizeOf, WHOLE } from '../uploads/crop.ts';
import { CropFrame, Slider } from '../uploads/crop-frame.tsx';
import { documentAddress } from '../website/document-address.ts';
import type { PictureDetails, PictureUse } from './picture-texts.ts';
import { pictureTexts } from './picture-texts.ts';
import { putInDraft } from './put-in-draft.ts';
import { useStoredImage } from './use-stored-image.ts';

interface Shape extends PictureUse {
  aspect: number;
}

const keyOf = ({ kind, key, at }: PictureUse): string => [kind, key, at].join('/');

/** The places whose shape is known and that can be edited, each as somebody works on it. */
function shapesOf(uses: readonly PictureUse[]): Shape[] {
  const latest = new Map<string, Shape>();
  for (const use of uses) {
    const { aspect } = use;
    const isEdited = use.state !== 'planned' && documentAddress(use.kind, use.key) !== undefined;
    if (aspect !== null && isEdited) latest.set(keyOf(use), { ...use, aspect });
  }
  return [...latest.values()];
}

interface Props {
  picture: PictureDetails;
  onSaved: () => Promise<void>;
}

/** What each place shows of the picture, all of them side by side. The original stays as it is. */
export function PictureCuts({ picture, onSaved }: Props) {
  const shapes = shapesOf(picture.uses);
  const image = useStoredImage(shapes.length > 0 ? picture.address : undefined);
  const [changed, setChanged] = useState<Readonly<Record<string, Crop>>>({});
  const [isBusy, setBusy] = useState(false);
  if (!image) return null;
  const cropIn = (shape: Shape): Crop =>
    changed[keyOf(shape)] ?? (shape.shown.part ? cropOf(sizeOf(image), shape.aspect, shape.shown.part) : WHOLE);
  const setAll = (centre: Partial<Crop>) =>
    setChanged(Object.fromEntries(shapes.map((shape) => [keyOf(shape), { ...cropIn(shape), ...centre }])));
  const save = async () => {
    setBusy(true);
    try {
      const wanted = shapes.filter((shape) => changed[keyOf(shape)]);
      for (const shape of wanted) {
        const part = partOf(sizeOf(image), shape.aspect, cropIn(shape));
        await putInDraft(shape, await change('cutPicture', { params: { id: picture.id }, body: { part } }));
      }
      const documents = new Set(wanted.map(({ kind, key }) => `${kind}/${key}`));
      showToast('success', pictureTexts.cutsSaved(documents.size));
    } catch (error) {
      tellFailure(error, panelTexts.networkFailed);
    }
    await onSaved();
    setBusy(false);
  };
  return (
    <section aria-labelledby="picture-cuts" className="card grid gap-4 p-4">
      <h2 id="picture-cuts" className="font-bold">
        What each place shows of it
      </h2>
      {shapes.length > 1 && <Middle onChange={setAll} />}
      {shapes.map((shape) => (
        <fieldset key={keyOf(shape)}>
          <legend className="mb-1.5 font-medium text-sm">
            {shape.title}: {shape.place}
          </legend>
          <CropFrame
            picture={{ image, crop: cropIn(shape) }}
            aspect={shape.aspect}
            onCrop={(crop) => setChanged({ ...changed, [keyOf(shape)]: crop })}
          />
        </fieldset>
      ))}
      <PausableButton
        type="button"
        isPaused={isBusy || Object.keys(changed).length === 0}
        onClick={() => void save()}
        className="button button-primary justify-self-start"
      >
        Save as drafts
      </PausableButton>
    </section>
  );
}

/** What matters most in the picture: from there each place goes on by itself. */
function Middle({ onChange }: { onChange: (centre: Partial<Crop>) => void }) {
  const [{ centreX, centreY }, setCentre] = useState<Crop>(WHOLE);
  const set = (centre: Partial<Crop>) => {
    setCentre((before) => ({ ...before, ...centre }));
    onChange({ centreX, centreY, ...centre });
  };
  return (
    <fieldset className="grid gap-1 rounded-card border border-line p-4 sm:grid-cols-2 sm:gap-4">
      <legend className="px-1 font-medium text-sm">The middle of all of them</legend>
      <Slider label="Left and right" min={0} max={1} value={centreX} onChange={(x) => set({ centreX: x })} />
      <Slider label="Up and down" min={0} max={1} value={centreY} onChange={(y) => set({ centreY: y })} />
    </fieldset>
  );
}
