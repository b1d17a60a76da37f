/** Words that are compared are shorter; of a longer one the rest does not count. */
const LONGEST = 64;
let [before, last, current] = [0, 1, 2].map(() => new Uint8Array(LONGEST + 2)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * How many letters have to be added, left out, replaced or swapped with their neighbour to make one word of the other, as far as
 * it is not more than `most`. With `isBegun`, to make the beginning of the second one.
 *
 * Every search makes thousands of comparisons: so the rows are always the same three, and only what lies within `most` of their middle is
 * worked out.
 */
export function distance(one: string, other: string, most: number, isBegun = false): number {
  const height = Math.min(one.length, LONGEST);
  const width = Math.min(other.length, LONGEST, isBegun ? height + most : LONGEST);
  if (Math.abs(height - width) > most) return most + 1;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= height; row += 1) {
    const letter = one.charCodeAt(row - 1);
    const [from, to] = [Math.max(1, row - most), Math.min(width, row + most)];
    current[from - 1] = from === 1 ? row : most + 1;
    let least = current[from - 1] as number;
    for (let column = from; column <= to; column += 1) {
      const replaced = at(last, column - 1) + (letter === other.charCodeAt(column - 1) ? 0 : 1);
      const leftOut = column < row + most ? at(last, column) + 1 : most + 1;
      let mistakes = Math.min(replaced, leftOut, at(current, column - 1) + 1);
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(column - 1);
      if (isSwapped) mistakes = Math.min(mistakes, at(before, column - 2) + 1);
      current[column] = mistakes;
      least = Math.min(least, mistakes);
    }
    if (least > most) return most + 1;
    [before, last, current] = [last, current, before];
  }
  if (!isBegun) return at(last, width);
  let least = most + 1;
  for (let column = Math.max(0, height - most); column <= width; column += 1) least = Math.min(least, at(last, column));
  return least;
}

const at = (row: Uint8Array, column: number): number => row[column] ?? 0;
