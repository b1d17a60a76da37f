import { byLanguage } from 'virtual:specification-words';
import { specificationLabel, specificationTitles } from '../../../contract/display.ts';
import { inCurrent } from '../../lib/locale.ts';

type Group = keyof typeof specificationTitles;

export const specificationGroups = Object.keys(specificationTitles) as Group[];

const inWords = (text: string): string => inCurrent(byLanguage)[text] ?? text;

export const groupTitle = (group: Group): string => inWords(specificationTitles[group]);

/** What a key such as `seatHeight` reads in the language of the page. */
export const specificationName = (key: string): string => inWords(specificationLabel(key));
