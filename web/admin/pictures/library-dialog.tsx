import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { panelTexts } from '../panel-texts.ts';
import { FoundPictures } from './found-pictures.tsx';
import type { ListedPicture } from './picture-texts.ts';
import { nameOf } from './picture-texts.ts';

interface Props {
  title: string;
  onPick: (picture: ListedPicture) => void;
  onClose: () => void;
}

/** One of the pictures that are there already. */
export function LibraryDialog({ title, onPick, onClose }: Props) {
  const [asked, setAsked] = useState({ search: '', page: 1 });
  return (
    <Dialog
      title={title}
      closeLabel={panelTexts.close}
      question={panelTexts.confirmLeave}
      onClose={onClose}
      className="max-w-4xl"
    >
      {/* What is typed here is looked for, and is nothing to be lost. */}
      <div onInput={(event) => event.stopPropagation()}>
        <FoundPictures
          asked={asked}
          onAsk={setAsked}
          wrap={(picture, content) => (
            <button
              type="button"
              aria-label={`Choose ${nameOf(picture)}`}
              onClick={() => onPick(picture)}
              className="block w-full cursor-pointer text-left"
            >
              {content}
            </button>
          )}
        />
      </div>
    </Dialog>
  );
}
