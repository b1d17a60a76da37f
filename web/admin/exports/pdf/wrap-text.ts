const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The lines of a text in a column: at the line ends somebody typed, then between words, and inside a word only where it is
 * wider than the column. Both widths are in the unit that `widthOf` answers in.
 */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const trimmed = text.trim();
  // What most cells hold: one short line.
  if (!/\s\s|[\r\n]/.test(trimmed) && widthOf(trimmed) <= width) return [trimmed];
  const lines: string[] = [];
  for (const paragraph of trimmed.split(/\r\n|\r|\n/)) {
    let line = '';
    for (const word of paragraph.split(/\s+/).flatMap((one) => breakWord(one, width, widthOf))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line === '' || widthOf(longer) <= width) {
        line = longer;
      } else {
        lines.push(line);
        line = word;
      }
    }
    lines.push(line);
  }
  return lines;
}

function breakWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  let taken = 0;
  for (const { segment } of graphemes.segment(word)) {
    const own = widthOf(segment);
    if (piece !== '' && taken + own > width) {
      pieces.push(piece);
      piece = '';
      taken = 0;
    }
    piece += segment;
    taken += own;
  }
  return [...pieces, piece];
}
