import { expect, it } from 'vitest';
import { fillPath } from './addresses.ts';

it.each([
  ['/api/bikes', {}, '/api/bikes'],
  ['/api/bikeView/{bikeName}', { bikeName: "H'NESS 350" }, "/api/bikeView/H'NESS%20350"],
  ['/api/onRoad/{bikeName}', { variant: 'DLX Pro', bikeName: 'A' }, '/api/onRoad/A?variant=DLX+Pro'],
  ['/api/find', { budget: '90000', sort: 'onRoad' }, '/api/find?budget=90000&sort=onRoad'],
])('fills %s', (path, params, filled) => expect(fillPath(path, params)).toBe(filled));
