import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../lib/link.tsx';
import { navigate } from '../../lib/router.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { formatMoment } from '../moment.ts';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { screenAddress } from '../screens/screen-address.ts';
import { tellFailure } from '../session/end-of-session.ts';
import { LibraryDialog } from './library-dialog.tsx';
import { PictureCuts } from './picture-cuts.tsx';
import type { ListedPicture, PictureDetails } from './picture-texts.ts';
import { nameOf, pictureTexts } from './picture-texts.ts';
import { PictureUses } from './picture-uses.tsx';
import { PictureWords } from './picture-words.tsx';

/** One picture: what it shows, where it is used, and what can be done with it. */
export function PictureScreen({ id }: { id: string }) {
  const asked = apiQuery('readPicture', { params: { id } });
  const { data: picture, error } = useQuery({ ...asked, staleTime: 0 });
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: ['readPicture'] });
  return (
    <>
      <ScreenTitle title={picture ? nameOf(picture) : 'Picture'}>
        <Link to={screenAddress('pictures')} className="button button-quiet">
          All pictures
        </Link>
      </ScreenTitle>
      {!picture && (
        <p role={error ? 'alert' : 'status'} className="card p-10 text-center text-muted">
          {error ? error.message || panelTexts.networkFailed : 'Loading...'}
        </p>
      )}
      {picture && (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <div className="grid gap-5">
            <Shown picture={picture} onReplaced={readAgain} />
            <PictureWords key={id} picture={picture} onSaved={readAgain} />
          </div>
          <div className="grid gap-5">
            <PictureUses uses={picture.uses} />
            <PictureCuts
              key={picture.uses.map(({ shown }) => shown.address).join()}
              picture={picture}
              onSaved={readAgain}
            />
          </div>
        </div>
      )}
    </>
  );
}

function Shown({ picture, onReplaced }: { picture: PictureDetails; onReplaced: () => Promise<void> }) {
  const { id, address, alt, width, height, author, at, hasOriginal, uses } = picture;
  const [isReplacing, setReplacing] = useState(false);
  const replace = async (other: ListedPicture) => {
    if (!window.confirm(pictureTexts.confirmReplace(nameOf(other), uses.length))) return;
    try {
      const { message } = await change('replacePicture', { params: { id }, body: { by: other.id } });
      setReplacing(false);
      showToast('success', message);
    } catch (error) {
      tellFailure(error, panelTexts.networkFailed);
    }
    await onReplaced();
  };
  return (
    <section aria-label="The picture" className="card overflow-hidden">
      <img
        src={address}
        alt={alt.en}
        width={width}
        height={height}
        className="max-h-120 w-full bg-surface object-contain"
      />
      <div className="grid gap-3 p-4">
        <p className="text-muted text-sm">
          {width} × {height} pixels. Added {author && `by ${author} `}on {formatMoment(at)}.{' '}
          {hasOriginal
            ? 'The original is kept as it came.'
            : 'It was uploaded before originals were kept, so it can be cut from what there is.'}
        </p>
        <div className="flex flex-wrap gap-2">
          {uses.length > 0 && (
            <button type="button" onClick={() => setReplacing(true)} className="button button-quiet">
              Replace everywhere
            </button>
          )}
          <DeleteButton picture={picture} />
        </div>
      </div>
      {isReplacing && (
        <LibraryDialog
          title="Choose the picture that takes its place"
          onPick={(other) => void replace(other)}
          onClose={() => setReplacing(false)}
        />
      )}
    </section>
  );
}

function DeleteButton({ picture: { id, uses } }: { picture: PictureDetails }) {
  const client = useQueryClient();
  if (uses.length > 0) return <p className="self-center text-muted text-sm">It can be deleted once nothing uses it.</p>;
  const remove = async () => {
    if (!window.confirm(pictureTexts.confirmDelete)) return;
    try {
      const { message } = await change('deletePicture', { params: { id } });
      showToast('success', message);
      navigate(screenAddress('pictures'));
    } catch (error) {
      tellFailure(error, panelTexts.networkFailed);
      await client.invalidateQueries({ queryKey: ['readPicture'] });
    }
  };
  return (
    <button type="button" onClick={() => void remove()} className="button button-quiet">
      Delete
    </button>
  );
}
