import type { Content } from 'pdfmake/interfaces.js';
import type { Brochure } from '../brochure.ts';
import { colours, columnWidth, partTitle } from './style.ts';

const GAP = 26;
/** What the title of a group takes, in lines of the table. */
const TITLE_LINES = 2.4;
const CHARACTERS_IN_A_LINE = 29;

type Group = Brochure['specification'][number];

export function specification({ site, words, name, specification: groups }: Brochure): Content[] {
  const [left, right] = inTwoColumns(groups);
  return [
    partTitle(words.specifications, site.accentColour, name),
    { columns: [left, right].map((column) => ({ width: '*', stack: column.map(groupTable) })), columnGap: GAP },
  ];
}

/** In the order given, cut where both columns come out as even as they can. */
function inTwoColumns(groups: readonly Group[]): [Group[], Group[]] {
  const lengths = groups.map(({ rows }) => TITLE_LINES + rows.reduce((lines, [, value]) => lines + linesOf(value), 0));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const taller = (cut: number) => Math.max(sum(lengths.slice(0, cut)), sum(lengths.slice(cut)));
  const cuts = groups.map((_, index) => index + 1);
  const best = cuts.reduce((kept, cut) => (taller(cut) < taller(kept) ? cut : kept), 1);
  return [groups.slice(0, best), groups.slice(best)];
}

const linesOf = (value: string): number => Math.ceil(value.length / CHARACTERS_IN_A_LINE);

function groupTable({ title, rows }: Group): Content {
  const labelWidth = columnWidth(2, GAP) * 0.42;
  return {
    stack: [
      { text: title, style: 'heading', fontSize: 12.5, margin: [0, 0, 0, 4] },
      {
        table: {
          widths: [labelWidth, '*'],
          dontBreakRows: true,
          body: rows.map(([label, value]): Content[] => [
            { text: label, style: 'small', fontSize: 9.5, lineHeight: 1.12 },
            { text: value, fontSize: 9.5, color: colours.ink, lineHeight: 1.12 },
          ]),
        },
        layout: {
          hLineWidth: (line) => (line === 0 ? 1.2 : 0.5),
          vLineWidth: () => 0,
          hLineColor: (line) => (line === 0 ? colours.ink : colours.line),
          paddingLeft: () => 0,
          paddingRight: (column) => (column === 0 ? 8 : 0),
          paddingTop: () => 4,
          paddingBottom: () => 2.4,
        },
      },
    ],
    margin: [0, 0, 0, 18],
  };
}
