import { useStore } from '../../lib/store.ts';
import type { Letter } from '../contacts/letters.ts';
import { letters, removeLetter } from '../contacts/letters.ts';
import { areLettersStuck } from '../contacts/send-letters.ts';

/** What waits on this device, and what the server would not have. */
export function Unsent() {
  const all = useStore(letters);
  const isStuck = useStore(areLettersStuck);
  const refused = all.filter(({ refusal }) => refusal !== undefined);
  const waiting = all.length - refused.length;
  return (
    <>
      {waiting > 0 && isStuck && (
        <p role="status" className="mb-4 rounded-field border border-line bg-raised p-3 text-sm">
          The server cannot be reached. {waiting === 1 ? '1 thing waits' : `${waiting} things wait`} on this device, to
          be sent when it can.
        </p>
      )}
      {refused.map((letter) => (
        <div key={letter.key} role="alert" className="mb-4 grid gap-1 rounded-field border-2 border-bad p-3">
          <p className="font-bold">It was not written down: {letter.refusal || 'the server refused it.'}</p>
          {textOf(letter) && <p className="wrap-anywhere whitespace-pre-line">{textOf(letter)}</p>}
          <button
            type="button"
            onClick={() => removeLetter(letter)}
            className="button button-quiet mt-1 justify-self-start"
          >
            Dismiss
          </button>
        </div>
      ))}
    </>
  );
}

const textOf = ({ body }: Letter): string => body.text ?? '';
