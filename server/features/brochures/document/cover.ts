import type { Column, Content } from 'pdfmake/interfaces.js';
import { formatRupees } from '../../../../contract/display.ts';
import type { Brochure } from '../brochure.ts';
import { colours, INNER_WIDTH, MARGIN, PAGE } from './style.ts';
import { say } from './words.ts';

/** Points from the top: the stage with the vehicle, the dark band with its three figures, and the price below. */
export const STAGE_HEIGHT = 522;
const BAND_HEIGHT = 70;
const BELOW = STAGE_HEIGHT + BAND_HEIGHT + 24;
const PRICE_WIDTH = 226;

/** Everything on the cover stands in a place of its own, so that the picture can fill the page to its edges. */
export function cover(brochure: Brochure, images: Readonly<Record<string, string>>): Content[] {
  return [
    ...stage(images),
    band(brochure),
    brand(brochure, 'logo' in images),
    modelName(brochure),
    at(MARGIN, BELOW, 246, [{ text: brochure.content.details, fontSize: 11, lineHeight: 1.35, color: colours.ink }]),
    at(PAGE.width - MARGIN - PRICE_WIDTH, BELOW, PRICE_WIDTH, price(brochure)),
  ];
}

/** pdfmake gives what is placed absolutely the rest of the line for its width; columns hold it to its own. */
const at = (x: number, y: number, width: number, stack: Content[]): Content => ({
  columns: [{ width, stack }],
  absolutePosition: { x, y },
});

const stage = (images: Readonly<Record<string, string>>): Content[] =>
  'stage' in images
    ? [{ image: 'stage', width: PAGE.width, height: STAGE_HEIGHT, absolutePosition: { x: 0, y: 0 } }]
    : [];

/** As large as there is room for above the name of the model. */
export const logoPlace = { width: 150, height: 30 };

function brand({ site, type }: Brochure, hasLogo: boolean): Content {
  const name: Column[] = hasLogo
    ? [{ stack: [{ image: 'logo', fit: [logoPlace.width, logoPlace.height] }], width: '*' }]
    : [
        {
          width: 22,
          canvas: [{ type: 'ellipse', x: 7, y: 7, r1: 5, r2: 5, lineWidth: 3.6, lineColor: site.accentColour }],
        },
        { text: site.dealership, bold: true, fontSize: 12, color: colours.ink, width: '*' },
      ];
  return at(MARGIN, 34, INNER_WIDTH, [
    {
      columns: [
        ...name,
        {
          text: type.toUpperCase(),
          style: 'kicker',
          alignment: 'right',
          width: 'auto',
          margin: [0, 2, 0, 0],
        },
      ],
    },
  ]);
}

function modelName({ site, name }: Brochure): Content {
  const model = name.startsWith(`${site.maker} `) ? name.slice(site.maker.length + 1) : name;
  return at(MARGIN, 72, INNER_WIDTH, [
    { text: site.maker, fontSize: 17, color: colours.muted, lineHeight: 1 },
    { text: model, font: 'Heavy', fontSize: nameSize(model), color: colours.ink, lineHeight: 0.95 },
  ]);
}

/** As large as fits on one line. */
const nameSize = (model: string): number => Math.min(68, Math.floor((INNER_WIDTH * 1.75) / Math.max(model.length, 1)));

function band({ words, content: { summary } }: Brochure): Content {
  const figures = [
    [words.engine, summary.engine],
    // A figure and its unit stay on one line.
    [words.power, summary.power.replace(/@ (\S+) rpm/, '@\u00a0$1\u00a0rpm')],
    [words.transmission, summary.transmission],
  ] as const;
  return {
    stack: [
      { canvas: [{ type: 'rect', x: 0, y: 0, w: PAGE.width, h: BAND_HEIGHT, color: colours.night }] },
      {
        columns: figures.map(([label, text]) => ({
          width: '*',
          stack: [
            { text: label.toUpperCase(), style: 'kicker', color: colours.nightMuted, margin: [0, 0, 0, 3] },
            { text, bold: true, fontSize: 11, color: '#ffffff', lineHeight: 1.1 },
          ],
        })),
        columnGap: 18,
        margin: [MARGIN, -BAND_HEIGHT + 14, MARGIN, 0],
      },
    ],
    absolutePosition: { x: 0, y: STAGE_HEIGHT },
  };
}

function price({ site, words, price: rupees, variants, day }: Brochure): Content[] {
  return [
    { canvas: [{ type: 'rect', x: 0, y: 0, w: 28, h: 3, color: site.accentColour }], margin: [0, 0, 0, 7] },
    { text: words.startsFrom.toUpperCase(), style: 'kicker' },
    { text: formatRupees(rupees), font: 'Heavy', fontSize: 34, color: colours.ink, lineHeight: 1 },
    { text: say(words.priceOn, { day }), style: 'small', margin: [0, 0, 0, 9] },
    {
      table: {
        widths: ['*', 'auto', 'auto'],
        body: [
          ['', words.exShowroom, words.onRoad].map((text): Content => ({ text, style: 'small', alignment: 'right' })),
          ...variants.map(({ name, price: own, onRoad }): Content[] => [
            { text: name, fontSize: 10, color: colours.ink },
            { text: formatRupees(own), style: 'figure', fontSize: 10, alignment: 'right' },
            { text: formatRupees(onRoad), style: 'figure', fontSize: 10, alignment: 'right' },
          ]),
        ],
      },
      layout: {
        hLineWidth: () => 0.6,
        vLineWidth: () => 0,
        hLineColor: () => colours.line,
        paddingLeft: (column) => (column === 0 ? 0 : 10),
        paddingRight: () => 0,
        paddingTop: () => 4,
        paddingBottom: () => 3,
      },
    },
  ];
}
