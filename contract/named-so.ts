import { modelKey } from './model-key.ts';

/** The names of a model, as they are compared with what somebody types. */
export interface Names {
  words: string;
  letters: string;
}

export const namesOf = ({ name, bikeName }: { name: string; bikeName: string }): Names => ({
  words: ` ${name} ${bikeName}`.toLowerCase().replaceAll(/\s+/g, ' '),
  letters: `${modelKey(name)} ${modelKey(bikeName)}`,
});

/** What was typed stands in a name, however it is spaced, or each word of it begins a word of the names. */
export const namedSo = (typed: string): ((names: Names) => boolean) => {
  const letters = modelKey(typed);
  const words = typed.trim().toLowerCase().split(/\s+/);
  return (names) => names.letters.includes(letters) || words.every((word) => names.words.includes(` ${word}`));
};
