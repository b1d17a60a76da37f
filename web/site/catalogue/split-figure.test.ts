import { expect, it } from 'vitest';
import { splitFigure } from './split-figure.ts';

it.each([
  ['98.98 cc, air-cooled single', '98.98 cc', 'air-cooled single'],
  ['5.43 kW (7.38 PS) @ 7,500 rpm', '5.43 kW', '(7.38 PS) @ 7,500 rpm'],
  ['6.0 kW (8.16 PS) peak, 4.2 kW rated', '6.0 kW', '(8.16 PS) peak, 4.2 kW rated'],
  ['5-speed with assist and slipper clutch', '5-speed', 'with assist and slipper clutch'],
  ['Automatic (V-matic)', 'Automatic', '(V-matic)'],
  ['In-wheel BLDC motor, 1.5 kWh fixed battery', 'In-wheel BLDC motor', '1.5 kWh fixed battery'],
  ['11.2 L', '11.2 L', ''],
  ['Electric', 'Electric', ''],
])('%s is led by %s', (text, figure, rest) => {
  const [shown, separator, after] = splitFigure(text);
  expect([shown, after]).toEqual([figure, rest]);
  expect(shown + separator + after).toBe(text);
});
