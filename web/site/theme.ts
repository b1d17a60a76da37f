import { accentOnDark } from '../../contract/accent-colour.ts';
import type { SiteContent } from '../../contract/types.ts';
import { readableOn } from '../lib/readable-on.ts';

/** The dealership's own colour, that of words on it, and what is drawn in it on dark ground. */
export const themeOf = ({ accentColour }: Pick<SiteContent, 'accentColour'>) => ({
  accent: accentColour,
  onAccent: readableOn(accentColour),
  accentOnDark: accentOnDark(accentColour),
});
