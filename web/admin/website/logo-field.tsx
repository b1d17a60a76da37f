import { useState } from 'react';
import { staffAddresses } from '../../../contract/addresses.ts';
import { valueAt } from '../../../contract/documents/places.ts';
import { LOGO_FILE, logoPlates } from '../../../contract/logo.ts';
import type { SiteContent } from '../../../contract/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toasts.ts';
import { tellFailure } from '../session/end-of-session.ts';
import { PICTURE_KINDS, readPicture } from '../uploads/read-picture.ts';
import { sendUpload } from '../uploads/send-upload.ts';
import type { FieldProps } from './field-props.ts';
import { describeFault } from './values.ts';
import { websiteTexts } from './website-texts.ts';

type Logo = NonNullable<SiteContent['logo']>;

const [, UPLOAD_PATH = ''] = staffAddresses.addLogo.split(' ');

/** The picture that stands for the name: as it looks by day and in the dark, another one, or none. */
export function LogoField({ field: { place, label, hint }, body, faults, onEdit }: FieldProps) {
  const logo = valueAt(body, place) as Logo | undefined;
  const fault = describeFault(label, faults[place] ?? faults[`${place}.address`]);
  const [isBusy, setBusy] = useState(false);
  const take = async (file: File | undefined) => {
    const image = file && (await readPicture(file));
    if (!file || !image) return;
    if (typeof image === 'string') return showToast('error', image);
    URL.revokeObjectURL(image.src);
    setBusy(true);
    try {
      onEdit(place, await upload(file));
    } catch (error) {
      tellFailure(error, websiteTexts.logoFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <fieldset data-field={place} className="grid gap-3">
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      {logo && <Samples logo={logo} />}
      <div className="flex flex-wrap gap-3">
        <label className="button button-quiet relative has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2">
          <Icon name="plus" />
          {isBusy ? 'Uploading …' : logo ? 'Choose another logo' : 'Choose a logo'}
          <input
            type="file"
            accept={PICTURE_KINDS.join(',')}
            disabled={isBusy}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              // So that the same file can be chosen once more.
              target.value = '';
            }}
            className="sr-only"
          />
        </label>
        {logo && (
          <button type="button" onClick={() => onEdit(place, undefined)} className="button button-quiet">
            Remove the logo
          </button>
        )}
      </div>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      {fault && <p className="font-medium text-bad text-sm">{fault}</p>}
    </fieldset>
  );
}

const upload = (file: File): Promise<Logo> =>
  sendUpload<Logo>({
    path: UPLOAD_PATH,
    fields: { [LOGO_FILE]: file },
    onProgress: () => {},
    signal: new AbortController().signal,
  });

/** On the two grounds of the site, with the plate that it gets where it would be lost. */
const Samples = ({ logo: { address, ground } }: { logo: Logo }) => (
  <div className="grid grid-cols-2 gap-3">
    {(['light', 'dark'] as const).map((theme) => (
      <div
        key={theme}
        className="grid place-items-center rounded-field border border-line p-4"
        style={{ background: theme === 'light' ? '#ffffff' : '#0f1115' }}
      >
        <img
          src={address}
          alt={theme === 'light' ? 'The logo by day' : 'The logo in the dark'}
          className="max-h-12 max-w-full rounded-md object-contain"
          style={ground === 'own' || ground === theme ? {} : { background: logoPlates[ground], padding: '0.375rem' }}
        />
      </div>
    ))}
  </div>
);
