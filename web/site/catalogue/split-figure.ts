/** `98.98 cc, air-cooled single` as the figure that catches the eye, what parts it from the rest, and the rest. */
export function splitFigure(text: string): [figure: string, separator: string, rest: string] {
  const [, figure, separator, rest] = NUMBER_FIRST.exec(text) ?? WORD_FIRST.exec(text) ?? [];
  return figure && rest ? [figure, separator ?? '', rest] : [text, '', ''];
}

const NUMBER_FIRST = /^(\d[\d.,]*(?:-\w+| [A-Za-z]+))(,? )(.+)$/;
const WORD_FIRST = /^([^,(]+?)(, | (?=\())(.+)$/;
