import { expect, it } from 'vitest';
import {
  formatDate,
  formatDay,
  formatNumber,
  formatPhone,
  formatPlanned,
  formatRupees,
  formatRupeesAndPaise,
  formatTime,
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

it.each([
  ['2026-11-16', '16 Nov 2026'],
  ['2026-05-01', '1 May 2026'],
  ['2027-06-30', '30 Jun 2027'],
  ['', ''],
  ['soon', 'soon'],
])('in a table the date %j reads %j', (date, shown) => expect(formatDate(date)).toBe(shown));

it.each([
  ['15:45:10', '3:45 PM'],
  ['00:05:59', '12:05 AM'],
  ['12:00:00', '12:00 PM'],
  ['11:59:59', '11:59 AM'],
  ['', ''],
])('the time %j reads %j', (time, shown) => expect(formatTime(time)).toBe(shown));

it('figures that are no whole rupees have their paise', () => {
  expect(formatRupeesAndPaise(123456.789)).toBe('₹1,23,456.79');
  expect(formatRupeesAndPaise(8884.9)).toBe('₹8,884.90');
  expect(formatNumber(136000)).toBe('1,36,000');
});

it('numbers and days are written as the platform writes them in India, without its help', () => {
  const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
  const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const numbers = [0, 0.4, 0.5, 1.005, 2.675, 99.995, 999.5, 99_999.999, 1_234_567.895, 12_345_678_901, -1, -1234.5];
  for (let n = 1; n < 4000; n += 1) numbers.push(n * 37.13, n * 1013, (n * 8_123_457) % 100_000_007, n / 8);
  for (const number of numbers) {
    expect(formatNumber(number)).toBe(whole.format(number));
    expect(formatRupeesAndPaise(number)).toBe(`₹${withPaise.format(number)}`);
  }
  const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  for (let n = 0; n < 400; n += 1) {
    const date = new Date(Date.UTC(2027, 10, 25 + n));
    expect(formatDay(date.toISOString().slice(0, 10))).toBe(day.format(date));
  }
});

it('says when something is planned for as the dealership counts days, with the year where it is another', () => {
  const midnight = Date.parse('2026-09-21T18:30:00Z');
  expect(formatPlanned(midnight, Date.parse('2026-01-01T00:00:00Z'))).toBe('22 Sep, 00:00');
  expect(formatPlanned(midnight, Date.parse('2025-12-31T18:29:00Z'))).toBe('22 Sep 2026, 00:00');
});
