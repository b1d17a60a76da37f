import type { RefObject } from 'react';
import { useId } from 'react';
import { useStore } from '../../lib/store.ts';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { putLetter } from '../contacts/letters.ts';
import { sendLetters } from '../contacts/send-letters.ts';
import { draftNote, noteDrafts } from './note-drafts.ts';

/** Something worth knowing about a lead. What is typed stays until it is saved, whatever happens in between. */
export function NoteForm({ lead, field }: { lead: number; field: RefObject<HTMLTextAreaElement | null> }) {
  const id = useId();
  const text = useStore(noteDrafts)[lead] ?? '';
  const save = () => {
    putLetter({ kind: 'note', key: crypto.randomUUID(), lead, body: { text: text.trim() } });
    draftNote(lead, '');
    void sendLetters();
    if (!navigator.onLine) showToast('info', 'Kept on this device. It is sent when the network is back.');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      className="grid gap-2"
    >
      <label htmlFor={id} className="font-medium text-sm">
        Note
      </label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        maxLength={1000}
        value={text}
        onChange={({ target }) => draftNote(lead, target.value)}
        className="field scroll-mb-40"
      />
      {text.trim() && (
        <PausableButton type="submit" isPaused={false} className="button button-quiet justify-self-end">
          Save note
        </PausableButton>
      )}
    </form>
  );
}
