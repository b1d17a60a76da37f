import { expect, it } from 'vitest';
import {
  formatDay,
  formatNumber,
  formatPhone,
  formatRupees,
  formatRupeesAndPaise,
  specificationLabel,
} from './display.ts';

it.each([
  [0, '₹0'],
  [999, '₹999'],
  [91771, '₹91,771'],
  [123456, '₹1,23,456'],
  [12345678, '₹1,23,45,678'],
])('%i rupees are grouped as India writes them', (rupees, shown) => expect(formatRupees(rupees)).toBe(shown));

it.each([
  ['wheelbase', 'Wheelbase'],
  ['overallLength', 'Overall Length'],
  ['maxNetPower', 'Max Net Power'],
  ['usbCharger', 'USB Charger'],
  ['antiLockBrakes', 'Anti Lock Brakes'],
])('the key %s is read as %s', (key, label) => expect(specificationLabel(key)).toBe(label));

it('days and numbers are shown as people write them', () => {
  expect(formatDay('2026-11-05')).toBe('5 November 2026');
  expect(formatPhone('9000000001')).toBe('90000 00001');
});

it('figures that are no whole rupees have their paise', () => {
  expect(formatRupeesAndPaise(123456.789)).toBe('₹1,23,456.79');
  expect(formatRupeesAndPaise(8884.9)).toBe('₹8,884.90');
  expect(formatNumber(136000)).toBe('1,36,000');
});
