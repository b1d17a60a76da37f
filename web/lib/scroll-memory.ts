/**
 * Where somebody was on each step of the history, kept in that step itself. The browser would scroll there by itself as soon as
 * the address changes, when the page of that address is not there yet.
 */

interface Step {
  scrolledTo?: number;
}

const REST_MS = 200;

/** How far down somebody was on the step at hand; undefined for a jump within the page, which is the browser's own. */
export const scrolledTo = (): number | undefined => (history.state as Step | null)?.scrolledTo;

/** To be called before another step is taken. */
export function noteScroll(): void {
  if (scrolledTo() !== window.scrollY) history.replaceState({ ...history.state, scrolledTo: window.scrollY }, '');
}

/** Notes whenever the page has come to rest, because nobody is told before a step back. */
export function noteScrolls(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: number | undefined;
  const rest = () => window.clearTimeout(timer);
  const scroll = () => {
    rest();
    timer = window.setTimeout(noteScroll, REST_MS);
  };
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  const giveBack = () => {
    history.scrollRestoration = 'auto';
  };
  take();
  noteScroll();
  window.addEventListener('scroll', scroll, { passive: true, signal });
  // What was scrolled belonged to the step before.
  window.addEventListener('popstate', rest, { capture: true, signal });
  // Between documents the browser knows best.
  window.addEventListener('pagehide', giveBack, { signal });
  window.addEventListener('pageshow', take, { signal });
  return () => {
    listening.abort();
    rest();
    giveBack();
  };
}
