import { useId, useState } from 'react';
import { PausableButton } from '../../ui/pausable-button.tsx';

interface Props {
  onNote: (text: string, clientKey: string) => Promise<boolean>;
  isBusy: boolean;
}

/** What is not stored stays as it was typed; sent again under the same key, it is written down once. */
export function NoteForm({ onNote, isBusy }: Props) {
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const id = useId();
  return (
    <form
      data-part="note"
      onSubmit={async (event) => {
        event.preventDefault();
        if (!(await onNote(text, key))) return;
        // What was added meanwhile is another note.
        setText((now) => (now.startsWith(text) ? now.slice(text.length).trimStart() : now));
        setKey(crypto.randomUUID());
      }}
      className="grid gap-2"
    >
      <label htmlFor={id} className="font-medium text-sm">
        Note
      </label>
      <textarea
        id={id}
        rows={2}
        required
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="field"
      />
      <PausableButton
        type="submit"
        isPaused={isBusy || text.trim() === ''}
        className="button button-quiet justify-self-start"
      >
        Write down
      </PausableButton>
    </form>
  );
}
