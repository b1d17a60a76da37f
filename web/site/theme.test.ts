import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { accentGrounds, contrast, LEAST_CONTRAST } from '../../contract/accent-colour.ts';
import { themeOf } from './theme.ts';

const css = readFileSync(path.join(import.meta.dirname, '../ui/theme.css'), 'utf8');
/** In the light theme, and in the dark one. */
const valuesOf = (name: string) =>
  [...css.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))].map(([, hex = '']) => hex);

it('draws on every dark ground what can be seen there, whatever the colour', () => {
  expect(valuesOf('canvas')[0]).toBe(accentGrounds.light);
  const dark = ['canvas', 'surface', 'raised'].map((name) => valuesOf(name)[1] ?? '');
  const night = valuesOf('color-night')[0] ?? '';
  for (const accentColour of ['#000000', '#0a2a66', '#d6311f', '#8d7400']) {
    const { accent, onAccent, accentOnDark } = themeOf({ accentColour });
    for (const ground of [...dark, night]) {
      expect(contrast(accentOnDark, ground), `${accentOnDark} on ${ground}`).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }
    expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  }
});
