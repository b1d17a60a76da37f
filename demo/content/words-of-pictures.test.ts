import { expect, it } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import accessories from './accessories.json' with { type: 'json' };

/** What the one picture of each kind of accessory plainly does not show, as somebody found who looked at it. */
const BELIED: Record<string, RegExp> = {
  helmet: /clear visor|matt|blue|white|black/i,
  'crash-guard': /chrom|rail|silver/i,
  'seat-cover': /quilt|tan\b|brown|single/i,
  'top-box': /back rest|reflector|white|silver/i,
  'tank-pad': /^Domed resin pad that/,
  'mobile-holder': /^Holder with a 12-volt USB socket/,
  'side-stand': /^Switch and loom that/,
  mirror: /chrom|round/i,
  'body-cover': /mirror pocket|silver|blue/i,
  grips: /brown|red\b/i,
  visor: /clear/i,
  carrier: /chrom|back rest|grab rail;|pillion/i,
};

it.each(accessories)(
  '$heading ($partNo) promises nothing that its picture belies',
  ({ heading, description, picture }) => {
    const belied = BELIED[picture];
    if (belied) expect([heading, description].filter((text) => belied.test(text))).toEqual([]);
  },
);

/** Their pictures have a disc in front. */
const withDrums = loadContent().models.filter(({ variants }) => variants[0]?.name === 'Drum');

it('there are models whose first variant is not the one in the pictures', () => expect(withDrums).toHaveLength(5));

it.each(withDrums)('$name says which variant its pictures show', ({ details, variants }) => {
  const shown = variants.find(({ name }) => name.startsWith('Disc'))?.name;
  expect(details).toMatch(new RegExp(` The pictures show the ${shown} variant\\.$`));
});
