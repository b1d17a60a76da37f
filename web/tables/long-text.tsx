import { useState } from 'react';

/** About three lines of a narrow column. */
const MOST_CHARACTERS = 90;
const MOST_LINES = 3;
/** More than a word or two, which would stand below each other in a column as narrow as the longest of them. */
const SEVERAL_WORDS = 16;

/** A text of which the beginning shows until somebody wants all of it; on paper it is always whole. */
export function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text.length <= MOST_CHARACTERS && text.split('\n').length <= MOST_LINES) {
    return text.length < SEVERAL_WORDS ? text : <span className="sm:min-w-24">{text}</span>;
  }
  return (
    <span className="block min-w-0 sm:min-w-24">
      <span className={isOpen ? 'block' : 'line-clamp-3 print:line-clamp-none'}>{text}</span>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="min-h-8 cursor-pointer text-muted text-sm underline decoration-line underline-offset-4 hover:text-ink print:hidden max-sm:min-h-11"
      >
        {isOpen ? 'Show less' : 'Show all'}
      </button>
    </span>
  );
}
