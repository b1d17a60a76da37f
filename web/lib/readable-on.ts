import { contrast } from '../../contract/accent-colour.ts';

/** Black or white, whichever reads better on a colour such as #1a2b3c. */
export const readableOn = (colour: string): '#000000' | '#ffffff' =>
  contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000';
