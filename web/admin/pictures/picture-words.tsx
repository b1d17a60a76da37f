import { useState } from 'react';
import { withValueAt } from '../../../contract/documents/places.ts';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { currentOf } from '../changed-meanwhile.ts';
import { change } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { tellFailure } from '../session/end-of-session.ts';
import { LocalField } from '../website/local-field.tsx';
import type { PictureDetails } from './picture-texts.ts';
import { pictureTexts } from './picture-texts.ts';

const field = { place: 'alt', label: 'For those who cannot see it', control: 'local' } as const;

const wordsOf = ({ alt, isDecorative }: PictureDetails) => ({ alt, isDecorative });

/** What it shows, in every language, or that it needs no words. */
export function PictureWords({ picture, onSaved }: { picture: PictureDetails; onSaved: () => Promise<void> }) {
  const [words, setWords] = useState(wordsOf(picture));
  const [seen, setSeen] = useState(words);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await change('changePicture', { params: { id: picture.id }, body: { ...words, expected: seen } });
      setSeen(words);
      showToast('success', pictureTexts.wordsSaved);
      await onSaved();
    } catch (error) {
      const theirs = currentOf(error) as PictureDetails | undefined;
      if (theirs) setSeen(wordsOf(theirs));
      tellFailure(error, panelTexts.networkFailed);
    }
    setBusy(false);
  };
  return (
    <form
      aria-label="What it shows"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="card grid gap-3 p-4"
    >
      <h2 className="font-bold">What it shows</h2>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={words.isDecorative}
          onChange={({ target }) => setWords({ ...words, isDecorative: target.checked })}
          className="size-5 accent-(--accent)"
        />
        Decorative: it says nothing that needs words
      </label>
      {!words.isDecorative && (
        <LocalField
          field={field}
          body={words}
          faults={{}}
          onEdit={(place, value) => setWords(withValueAt(words, place, value))}
        />
      )}
      <PausableButton type="submit" isPaused={isBusy} className="button button-primary justify-self-start">
        Save
      </PausableButton>
    </form>
  );
}
