import { useState } from 'react';
import type { LocalText } from '../../../contract/documents/local-text.ts';
import type { Reply } from '../../lib/api-client.ts';
import { showToast } from '../../ui/toasts.ts';
import { websiteTexts } from '../website/website-texts.ts';
import type { PhoneShape } from './cut-dialog.tsx';
import { CutDialog } from './cut-dialog.tsx';
import { LibraryDialog } from './library-dialog.tsx';
import type { ListedPicture } from './picture-texts.ts';

type Picture = Reply<'cutPicture'>;

interface Props {
  /** The one that is there, to show another part of it; without it one is chosen first. */
  id: string | undefined;
  aspect: number;
  phone?: PhoneShape | undefined;
  /** With the words that the library has for it, where it was chosen there. */
  onTake: (picture: Picture, phone: Picture | undefined, words: LocalText | undefined) => void;
  onClose: () => void;
}

/** A picture that is in the library already, and the part of it that a document shows. */
export function StoredPicture({ id, aspect, phone, onTake, onClose }: Props) {
  const [picked, setPicked] = useState<ListedPicture>();
  const chosen = id ?? picked?.id;
  if (chosen === undefined) {
    return <LibraryDialog title="Choose a picture" onPick={setPicked} onClose={onClose} />;
  }
  const take = (picture: Picture, small: Picture | undefined) => {
    onTake(picture, small, picked?.alt);
    showToast('success', websiteTexts.pictureTaken);
    onClose();
  };
  return <CutDialog id={chosen} aspect={aspect} phone={phone} onCut={take} onClose={onClose} />;
}
