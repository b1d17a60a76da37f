import type { Content, StyleDictionary } from 'pdfmake/interfaces.js';
import type { Locale } from '../../../../contract/locales.ts';
import { BASE_LOCALE } from '../../../../contract/locales.ts';

/** Points. An A4 page with the same margin left and right; what fills a page is laid out in columns of the width between. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const MARGIN = 40;
export const INNER_WIDTH = PAGE.width - 2 * MARGIN;

export const colours = {
  ink: '#1c1917',
  muted: '#5f5a55',
  line: '#dedbd7',
  surface: '#f3f2f0',
  night: '#191d26',
  nightMuted: '#b4b9c4',
} as const;

/** Letters of Indian scripts join, so nothing may come between them. */
export const stylesIn = (locale: Locale): StyleDictionary => ({
  kicker: { fontSize: 8.5, color: colours.muted, characterSpacing: locale === BASE_LOCALE ? 1.1 : 0 },
  title: { font: 'Heavy', fontSize: 24, color: colours.ink, lineHeight: 1 },
  heading: { bold: true, fontSize: 11.5, color: colours.ink, lineHeight: 1.1 },
  body: { fontSize: 9.5, color: colours.muted, lineHeight: 1.25 },
  small: { fontSize: 8.5, color: colours.muted, lineHeight: 1.2 },
  figure: { bold: true, fontFeatures: ['tnum'], color: colours.ink },
});

/** The head of a part: a short accent rule, the title, and a line of explanation beside it. */
export const partTitle = (title: string, accent: string, explanation = ''): Content => ({
  stack: [
    { canvas: [{ type: 'rect', x: 0, y: 0, w: 28, h: 3, color: accent }], margin: [0, 0, 0, 8] },
    {
      columns: [
        { text: title, style: 'title', width: 'auto' },
        { text: explanation, style: 'small', alignment: 'right', margin: [0, 12, 0, 0] },
      ],
    },
  ],
  margin: [0, 0, 0, 14],
});

export const columnWidth = (columns: number, gap: number): number => (INNER_WIDTH - gap * (columns - 1)) / columns;

interface Gaps {
  between: number;
  rows: number;
  below: number;
}

/** Cells in rows of equal columns; a row is never torn between two pages, and the last one is filled up. */
export function grid(cells: readonly Content[], columns: number, { between, rows, below }: Gaps): Content[] {
  const width = columnWidth(columns, between);
  const body: Content[][] = [];
  for (let start = 0; start < cells.length; start += columns) {
    const row = cells.slice(start, start + columns);
    body.push([...row, ...Array.from({ length: columns - row.length }, (): Content => ({ text: '' }))]);
  }
  if (body.length === 0) return [];
  return [
    {
      table: { widths: Array.from({ length: columns }, () => width), body, dontBreakRows: true },
      layout: {
        defaultBorder: false,
        hLineWidth: () => 0,
        vLineWidth: () => 0,
        paddingLeft: (column) => (column === 0 ? 0 : between),
        paddingRight: () => 0,
        paddingTop: (row) => (row === 0 ? 0 : rows),
        paddingBottom: () => 0,
      },
      margin: [0, 0, 0, below],
    },
  ];
}

/** The picture, or a quiet surface of its size where there is none. */
export const pictureOrSurface = (
  images: Readonly<Record<string, string>>,
  key: string,
  width: number,
  height: number,
): Content =>
  key in images
    ? { image: key, width, height }
    : { canvas: [{ type: 'rect', x: 0, y: 0, w: width, h: height, r: 5, color: colours.surface }] };
