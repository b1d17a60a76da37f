import type { Content } from 'pdfmake/interfaces.js';
import { formatPhone, formatRupees } from '../../../../contract/display.ts';
import type { Brochure } from '../brochure.ts';
import { colours, columnWidth, grid, INNER_WIDTH, partTitle, pictureOrSurface } from './style.ts';
import { say } from './words.ts';

const COLUMNS = 4;
const GAP = 14;
const PICTURE_WIDTH = columnWidth(COLUMNS, GAP);

/** Points: the pictures are drawn for exactly this size. */
export const accessoryPictureSize = { width: PICTURE_WIDTH, height: PICTURE_WIDTH * 0.72 } as const;

/** What fits it, and where to see it. */
export function showroom(brochure: Brochure, images: Readonly<Record<string, string>>): Content[] {
  const { site, words, accessories, branches, day } = brochure;
  const { dealership, accentColour, salesHours } = site;
  const parts = accessories.map((one) => accessoryCell(one, images));
  return [
    ...(parts.length > 0 ? [partTitle(words.accessories, accentColour, words.fitted)] : []),
    ...grid(parts, COLUMNS, { between: GAP, rows: 14, below: 26 }),
    partTitle(words.branches, accentColour, say(words.salesHours, salesHours)),
    ...grid(
      branches.map((branch) => branchCell(branch, words)),
      COLUMNS,
      { between: GAP, rows: 12, below: 20 },
    ),
    invitation(brochure),
    { text: say(words.smallPrint, { day, dealership }), style: 'small', fontSize: 7.5 },
  ];
}

function accessoryCell(
  { heading, image, part_no, price }: Brochure['accessories'][number],
  images: Readonly<Record<string, string>>,
): Content {
  const { width, height } = accessoryPictureSize;
  return {
    stack: [
      pictureOrSurface(images, `accessory ${image}`, width, height),
      { text: heading, bold: true, fontSize: 10, color: colours.ink, lineHeight: 1.05, margin: [0, 5, 0, 1] },
      {
        columns: [
          { text: part_no, fontSize: 7.5, color: colours.muted, width: '*', margin: [0, 1.5, 0, 0] },
          { text: formatRupees(price), style: 'figure', fontSize: 9.5, width: 'auto' },
        ],
      },
    ],
  };
}

function branchCell(
  { name, address, sale_no, service_no, open_time }: Brochure['branches'][number],
  words: Brochure['words'],
): Content {
  const phones = [
    say(words.sales, { phone: formatPhone(sale_no) }),
    ...(service_no ? [say(words.service, { phone: formatPhone(service_no) })] : []),
  ];
  return {
    stack: [
      { text: name, bold: true, fontSize: 10, color: colours.ink, lineHeight: 1.1 },
      { text: address, fontSize: 8, color: colours.muted, lineHeight: 1.12, margin: [0, 1, 0, 3] },
      { text: phones.join('\n'), fontSize: 8.5, color: colours.ink, lineHeight: 1.1 },
      { text: open_time, fontSize: 8, color: colours.muted },
    ],
  };
}

function invitation({ site, name, words }: Brochure): Content {
  const height = 66;
  const line = (text: string, fontSize: number, more: object = {}) => ({
    text,
    fontSize,
    color: '#ffffff',
    lineHeight: 1.1,
    ...more,
  });
  return {
    stack: [
      { canvas: [{ type: 'rect', x: 0, y: 0, w: INNER_WIDTH, h: height, r: 6, color: colours.night }] },
      {
        columns: [
          {
            width: '*',
            stack: [
              line(say(words.ride, { name }), 15, { bold: true }),
              line(words.rideText, 9, { color: colours.nightMuted }),
            ],
          },
          {
            width: 'auto',
            stack: [
              line(formatPhone(site.salesPhone), 19, { font: 'Heavy', alignment: 'right' }),
              line(site.email, 9, { color: colours.nightMuted, alignment: 'right' }),
            ],
          },
        ],
        columnGap: 20,
        margin: [18, 15 - height, 18, 18],
      },
    ],
    unbreakable: true,
    margin: [0, 0, 0, 12],
  };
}
