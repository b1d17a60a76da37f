import { lazy, Suspense, useState } from 'react';
import { readAddress, staffAddresses } from '../../../contract/addresses.ts';
import type { LocalText } from '../../../contract/documents/local-text.ts';
import { namedPictures } from '../../../contract/documents/named-pictures.ts';
import { valueAt } from '../../../contract/documents/places.ts';
import { messages } from '../../../contract/messages.ts';
import type { PicturePart } from '../../../contract/picture-library.ts';
import { pictureFiles } from '../../../contract/pictures.ts';
import { call, change } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { UploadDialog } from '../uploads/upload-dialog.tsx';
import type { FieldProps } from './field-props.ts';
import { describeFault, textOf } from './values.ts';
import { websiteTexts } from './website-texts.ts';

/** Narrower ones look blurred where they fill a screen. */
const SHARP_FROM = 1200;

interface Added {
  address: string;
  id: string;
}

/** Fetched by those who choose from the library. */
const StoredPicture = lazy(async () => ({
  default: (await import('../pictures/stored-picture.tsx')).StoredPicture,
}));

/** Another part of a picture that was just uploaded, drawn from the file as it came. */
async function drawPart({ id }: Added, part: PicturePart): Promise<Added> {
  const whole = await call('readPicture', { params: { id } });
  return change('cutPicture', { params: { id: whole.id }, body: { part } });
}

/** A picture, and the way to another one. What is chosen is uploaded at once, and shown to the public with the document. */
export function PictureField({ field, body, faults, onEdit }: FieldProps) {
  const { place, label, hint, picture } = field;
  const [choice, setChoice] = useState<'upload' | 'library' | 'cut'>();
  const end = () => setChoice(undefined);
  const address = textOf(valueAt(body, place));
  const fault = describeFault(label, faults[place] ?? faults[picture?.phone?.place ?? place]);
  const width = pictureFiles(address)?.size.width ?? SHARP_FROM;
  const [uploaded] = namedPictures(address).map(({ id }) => id);
  if (!picture) return null;
  const phoneAddress = picture.phone && textOf(valueAt(body, picture.phone.place));
  const [phonePart] = namedPictures(phoneAddress).map(({ id }) => id);
  const take = (added: Added, phone: Added | undefined) => {
    onEdit(place, added.address);
    if (picture.id) onEdit(picture.id, added.id);
    if (picture.phone) onEdit(picture.phone.place, phone?.address);
  };
  const takeUpload = async (reply: unknown, part: PicturePart | undefined) => {
    const added = reply as Added;
    take(added, part && (await drawPart(added, part)));
  };
  /** What somebody has written about this use of it stays. */
  const takeWords = (words: LocalText | undefined) => {
    if (!picture.words || !words?.en) return;
    const before = valueAt(body, picture.words) as LocalText | undefined;
    if (!before?.en || before.en === words.en) onEdit(picture.words, words);
  };
  return (
    <div data-field={place} className="grid gap-3">
      {hint && <p className="text-muted text-sm">{hint}</p>}
      <Shown label={label} address={address} picture={picture} phone={phoneAddress} />
      {width < SHARP_FROM && (
        <p className="text-sm">
          This picture is {width} pixels wide. On a large screen it will look blurred: {SHARP_FROM} and more are better.
        </p>
      )}
      {fault && <p className="font-medium text-bad text-sm">{fault}</p>}
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={() => setChoice('upload')} className="button button-quiet">
          {address ? 'Choose another picture' : 'Choose a picture'}
        </button>
        <button type="button" onClick={() => setChoice('library')} className="button button-quiet">
          From the library
        </button>
        {uploaded && (
          <button type="button" onClick={() => setChoice('cut')} className="button button-quiet">
            Show another part
          </button>
        )}
      </div>
      {(choice === 'library' || choice === 'cut') && (
        <Suspense>
          <StoredPicture
            id={choice === 'cut' ? uploaded : undefined}
            aspect={picture.aspect}
            phone={picture.phone && { aspect: picture.phone.aspect, id: phonePart }}
            onTake={(taken, phone, words) => {
              take(taken, phone);
              takeWords(words);
            }}
            onClose={end}
          />
        </Suspense>
      )}
      {choice === 'upload' && (
        <UploadDialog
          title="Choose a picture"
          path={readAddress(staffAddresses.addPicture).path}
          pictureField="picture"
          aspect={picture.aspect}
          phoneAspect={picture.phone?.aspect}
          texts={{
            missing: messages.pictures.missing,
            added: websiteTexts.pictureTaken,
            failed: panelTexts.networkFailed,
          }}
          action="Use this picture"
          readFields={() => ({})}
          onAdded={takeUpload}
          onClose={end}
        />
      )}
    </div>
  );
}

interface ShownProps {
  label: string;
  address: string;
  picture: NonNullable<FieldProps['field']['picture']>;
  /** The part of it that small screens show. */
  phone: string | undefined;
}

const Shown = ({ label, address, picture, phone }: ShownProps) => (
  <>
    {address ? (
      <img
        src={address}
        alt={label}
        className="w-full rounded-field bg-surface object-cover"
        style={{ aspectRatio: picture.aspect }}
      />
    ) : (
      <p
        className="grid place-items-center rounded-field bg-surface text-muted"
        style={{ aspectRatio: picture.aspect }}
      >
        No picture yet
      </p>
    )}
    {phone && (
      <figure className="justify-self-start">
        <img
          src={phone}
          alt={`${label}, on a phone`}
          className="w-40 rounded-field bg-surface object-cover"
          style={{ aspectRatio: picture.phone?.aspect }}
        />
        <figcaption className="mt-1 text-muted text-sm">On a phone</figcaption>
      </figure>
    )}
  </>
);
