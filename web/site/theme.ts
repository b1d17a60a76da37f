import { accentOnDark } from '../../contract/accent-colour.ts';
import type { SiteContent } from '../../contract/types.ts';
import { readableOn } from '../lib/readable-on.ts';

/** The dealership's own colour, that of words on it, what is drawn in it on dark ground, and its logo. */
export const themeOf = ({ accentColour, logo }: Pick<SiteContent, 'accentColour' | 'logo'>) => ({
  accent: accentColour,
  onAccent: readableOn(accentColour),
  accentOnDark: accentOnDark(accentColour),
  logo,
});
