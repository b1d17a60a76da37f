import { useEffect, useRef } from 'react';

/** What single letters do at the list of leads, in the order of the sheet that lists them. */
export const keyWords = {
  j: 'Next lead',
  k: 'Lead before',
  c: 'Call',
  w: 'WhatsApp',
  n: 'Note',
  f: 'Next step',
  s: 'Stage',
  a: 'Owner',
  x: 'Choose or leave out',
  '?': 'These keys',
} as const;

export type SingleKey = keyof typeof keyWords;

/** Where letters are typed, or mean something else. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, dialog') !== null);

/** Hears single letters anywhere on the screen, but where somebody types and while a dialog is open. */
export function useSingleKeys(isOn: boolean, hear: (key: SingleKey) => void): void {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (!Object.hasOwn(keyWords, event.key) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current(event.key as SingleKey);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
