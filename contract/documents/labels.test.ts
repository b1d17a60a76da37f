import { expect, it } from 'vitest';
import { labelOf } from './labels.ts';

it.each([
  ['branch', 'name', 'Name'],
  ['branch', 'holidays.1.name', 'Holiday 2: What for'],
  ['site', 'salesHours.opens', 'Opens at'],
  ['site', 'salesHours.lunchBreak', 'Sales hours, lunch break'],
  ['unknown', 'blocks.0.title', 'Blocks, 1, title'],
])('%s %s is called %s', (kind, place, label) => expect(labelOf(kind, place)).toBe(label));
