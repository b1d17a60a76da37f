import { useEffect, useRef } from 'react';
import { createStore } from '../../lib/store.ts';
import { deviceSetting } from '../session/device-settings.ts';

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
  '/': 'Search',
  '?': 'These keys',
} as const;

export type SingleKey = keyof typeof keyWords;

const setting = deviceSetting('keys');
const OFF = 'off';

/** Whoever dictates, or whose keys are hit by accident, can do without them on this device. */
export const areKeysOn = createStore(setting.get() !== OFF);

export function switchKeys(isOn: boolean): void {
  setting.set(isOn ? null : OFF);
  areKeysOn.set(isOn);
}

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
