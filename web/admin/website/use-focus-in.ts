import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import { BASE_LOCALE, locales } from '../../../contract/locales.ts';
import type { Wanted } from './wanted-place.ts';

const FOCUSABLE = ':is(input, textarea, select, button)';

/** Leads to a field of the form; to one of them as soon as it is shown. */
export function useFocusIn(atFirst: string | undefined) {
  const form = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<Wanted>();
  const focusIn = (field: string) => form.current?.querySelector<HTMLElement>(field)?.focus();
  useEffect(() => {
    if (atFirst) form.current?.querySelector<HTMLElement>(atFirst)?.focus();
  }, [atFirst]);
  // By now the parts that it stands in are open.
  useEffect(() => {
    const place = wanted && CSS.escape(wanted.place);
    const field =
      place && form.current?.querySelector<HTMLElement>(`[name="${place}"], [data-field="${place}"] ${FOCUSABLE}`);
    if (!field) return;
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
    pointOut(field.closest<HTMLElement>('[data-field]') ?? field);
  }, [wanted]);
  return { form, focusIn, wanted, lead: (place: string) => setWanted({ place }) };
}

/** Who was looking at the page sees where it went, also where a browser draws no ring because the mouse was used. */
const pointOut = (field: HTMLElement): unknown =>
  field.animate([{ outline: '3px solid var(--accent-sign)', outlineOffset: '3px' }, { outlineColor: 'transparent' }], {
    duration: 1500,
    easing: 'ease-in',
  });

/** The language of the field that somebody is in, or was in last; or another one that is chosen. */
export function useWrittenLanguage(form: RefObject<HTMLElement | null>) {
  const [locale, choose] = useState<Locale>(BASE_LOCALE);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const written = locales.find((locale) => locale === (target as Element).getAttribute('lang'));
      if (written) choose(written);
    };
    const { current } = form;
    current?.addEventListener('focusin', follow);
    return () => current?.removeEventListener('focusin', follow);
  }, [form]);
  return [locale, choose] as const;
}
