import type { Theme } from './front-end.ts';

/** The one style that stands in the page itself, because it comes from the content; the policy allows it by its hash. */
export const themeStyle = ({ accent, onAccent, accentOnDark }: Theme): string =>
  `:root{--accent:${accent};--on-accent:${onAccent};--accent-on-dark:${accentOnDark}}`;
