import type { SiteContent } from '../../contract/types.ts';
import { readableOn } from '../lib/readable-on.ts';

/** The dealership's own colour, and that of words on it. */
export const themeOf = ({ accentColour }: Pick<SiteContent, 'accentColour'>) => ({
  accent: accentColour,
  onAccent: readableOn(accentColour),
});
