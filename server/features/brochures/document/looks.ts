import type { Content } from 'pdfmake/interfaces.js';
import type { Brochure } from '../brochure.ts';
import { colours, columnWidth, grid, partTitle, pictureOrSurface } from './style.ts';
import { say } from './words.ts';

const GAP = 14;
const MOST_COLOURS_IN_A_ROW = 5;

const colourColumns = (count: number): number => Math.min(Math.max(count, 3), MOST_COLOURS_IN_A_ROW);

/** Points: the pictures are drawn for exactly these sizes. */
export const colourPictureSize = (count: number) => sized(colourColumns(count), 0.76);

/** Two large ones in a row, three smaller ones where two would leave a gap or fill more than the page. */
const largeFeatures = (count: number): number => (count <= 4 ? count : count % 3);

export const featurePictureSize = (count: number, index: number) =>
  index < largeFeatures(count) ? sized(2, 0.56) : sized(3, count % 3 === 0 ? 0.86 : 0.72);

const sized = (columns: number, ratio: number) => {
  const width = columnWidth(columns, GAP);
  return { width, height: width * ratio };
};

export function looks({ site, words, content }: Brochure, images: Readonly<Record<string, string>>): Content[] {
  const features = featureCells(content, images);
  const large = features.slice(0, largeFeatures(features.length));
  const small = features.slice(large.length);
  const columns = colourColumns(content.colours.length);
  return [
    partTitle(words.colours, site.accentColour, say(words.colourCount, { count: String(content.colours.length) })),
    ...grid(colourCells(content, images), columns, { between: GAP, rows: 14, below: 30 }),
    ...(features.length > 0 ? [partTitle(words.features, site.accentColour)] : []),
    ...grid(large, 2, { between: GAP, rows: 20, below: 20 }),
    ...grid(small, 3, { between: GAP, rows: 20, below: 0 }),
  ];
}

const colourCells = ({ colours: all }: Brochure['content'], images: Readonly<Record<string, string>>): Content[] => {
  const { width, height } = colourPictureSize(all.length);
  return all.map(({ name, hex, image }) => ({
    stack: [
      pictureOrSurface(images, `colour ${image}`, width, height),
      {
        columns: [
          {
            width: 18,
            canvas: [
              { type: 'ellipse', x: 6, y: 7, r1: 5.5, r2: 5.5, color: hex, lineWidth: 0.6, lineColor: '#a8a39d' },
            ],
          },
          { text: name, fontSize: 9.5, color: colours.ink, lineHeight: 1.05, margin: [0, 1, 0, 0] },
        ],
        margin: [0, 6, 0, 0],
      },
    ],
  }));
};

const featureCells = ({ features }: Brochure['content'], images: Readonly<Record<string, string>>): Content[] => {
  return features.map(({ heading, description, image }, index) => {
    const { width, height } = featurePictureSize(features.length, index);
    return {
      stack: [
        pictureOrSurface(images, `feature ${index} ${image}`, width, height),
        { text: heading, style: 'heading', margin: [0, 8, 0, 2] },
        { text: description, style: 'body' },
      ],
    };
  });
};
