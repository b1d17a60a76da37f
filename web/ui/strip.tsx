import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Icon } from './icon.tsx';
import type { Paging } from './strip-pages.ts';
import { useStrip } from './use-strip.ts';

interface StripWords {
  previous: string;
  next: string;
  page: (page: number, pages: number) => string;
}

interface Props {
  label: string;
  words: StripWords;
  /** How wide an item is on each screen: `auto-cols-[100%] sm:auto-cols-[…]`. */
  columns: string;
  /** Where the arrows stand; below they have the dots between them. */
  arrows: 'beside' | 'below';
  /** The item to bring into the window. */
  shows?: number;
  /** Of a row that is shown in parts: which part. */
  part?: number;
  /** What the arrows do at the ends of the row, where something lies beyond them. */
  beyond?: Record<'previous' | 'next', (() => void) | undefined>;
  /** The visitor has moved the strip, and it has come to rest on a page. */
  onPage?: (page: number, pages: number) => void;
  /** The items, each a `li`. */
  children: readonly ReactNode[];
}

/** A row to leaf through by swipe, wheel, keys and arrows. Without a script it is a list that scrolls. */
export function Strip({ label, words, columns, arrows, shows, part = 0, beyond, onPage, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { paging, goTo, step, holding } = useStrip(list, { items: children.length, part, shows, onPage });
  const back = paging.isFirst ? beyond?.previous : () => step(-1);
  const on = paging.isLast ? beyond?.next : () => step(1);
  const previous = <Arrow icon="left" label={words.previous} onPress={back} />;
  const next = <Arrow icon="right" label={words.next} onPress={on} />;
  const row = (
    <ul
      ref={list}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be in reach of the keyboard
      tabIndex={0}
      {...holding}
      className={`relative grid min-w-0 flex-1 snap-x snap-mandatory grid-flow-col justify-safe-center gap-4 overflow-x-auto overscroll-x-contain rounded-card focus-visible:-outline-offset-2 [scrollbar-width:none] noscript:[scrollbar-width:auto] ${columns}`}
    >
      {children}
    </ul>
  );
  if (arrows === 'beside') {
    return (
      <div className="flex items-center gap-2 sm:gap-4">
        {previous}
        {row}
        {next}
      </div>
    );
  }
  return (
    <div>
      <div className="flex">{row}</div>
      <div
        className={`needs-script mt-5 flex items-center justify-center gap-2 ${paging.pages > 1 ? '' : 'invisible'}`}
      >
        {previous}
        <Dots paging={paging} words={words} goTo={goTo} />
        {next}
      </div>
    </div>
  );
}

interface ArrowProps {
  icon: 'left' | 'right';
  label: string;
  /** None at the end. */
  onPress: (() => void) | undefined;
}

/** At the end it does nothing, but stays in reach: what is disabled outright loses the focus, and a keyboard its place. */
function Arrow({ icon, label, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!onPress}
      onClick={onPress}
      className="needs-script button-round"
    >
      <Icon name={icon} />
    </button>
  );
}

function Dots({ paging, words, goTo }: { paging: Paging; words: StripWords; goTo: (page: number) => void }) {
  return (
    <ol className="flex min-w-0">
      {Array.from({ length: paging.pages }, (_, page) => (
        <li key={words.page(page + 1, paging.pages)} className="min-w-6 max-w-11 flex-[1_1_2.75rem]">
          <button
            type="button"
            aria-label={words.page(page + 1, paging.pages)}
            aria-current={page === paging.page}
            onClick={() => goTo(page)}
            className="group grid h-11 w-full cursor-pointer place-items-center"
          >
            <span className="h-2 w-2 rounded-full bg-field-line transition-[width,background-color] duration-200 group-hover:bg-ink group-aria-[current=true]:w-5 group-aria-[current=true]:bg-sign" />
          </button>
        </li>
      ))}
    </ol>
  );
}
