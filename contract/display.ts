import type { VehicleType } from './catalogue.ts';
import { kolkataDate, kolkataTime } from './kolkata-time.ts';
import type { SpecificationGroup } from './types.ts';

/** How figures, numbers and labels are shown to people, wherever they stand: on a page, in a brochure, in a report. */

// Grouped by hand: a formatter of the browser's own costs a phone a tenth of a second before the first page reacts.

/** ₹1,23,456 */
export const formatRupees = (rupees: number): string => `₹${formatNumber(rupees)}`;

/** ₹1,23,456.78 */
export const formatRupeesAndPaise = (rupees: number): string => `₹${grouped(rupees, 2)}`;

/** 1,23,456 */
export const formatNumber = (number: number): string => grouped(number, 0);

function grouped(number: number, decimals: number): string {
  const [whole = '', fraction] = rounded(Math.abs(number), decimals).split('.');
  const digits = whole.replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
  return (number < 0 ? '-' : '') + (fraction ? `${digits}.${fraction}` : digits);
}

/** Halves go up as they are written: 1.005 is 1.01, though the nearest number that a computer knows is a little less. */
const rounded = (number: number, decimals: number): string =>
  (Math.round(Number(`${number}e${decimals}`)) / 10 ** decimals).toFixed(decimals);

/** Ten digits as people in India write them. */
export const formatPhone = (digits: string): string => `${digits.slice(0, 5)} ${digits.slice(5)}`;

/** `2026-11-15` as 15 November 2026. */
export function formatDay(date: string): string {
  const months = 'January February March April May June July August September October November December'.split(' ');
  const [year, month = 0, day] = date.split('-').map(Number);
  return `${day} ${months[month - 1]} ${year}`;
}

/** `2026-11-15` as 15 Nov 2026, for tables. What is no date stays as it is. */
export const formatDate = (date: string): string =>
  /^\d{4}-(0[1-9]|1[0-2])-\d\d$/.test(date) ? formatDay(date).replace(/(?<= [A-Z][a-z]{2})[a-z]+/, '') : date;

/** `15:45:10` as 3:45 PM. What is no time stays as it is. */
export function formatTime(time: string): string {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  if (hour === undefined) return time;
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

/** An instant as 22 Sep, 00:00 in Asia/Kolkata, with the year where that is not this one. */
export function formatPlanned(at: number, now: number): string {
  const date = kolkataDate(at);
  const isThisYear = date.slice(0, 4) === kolkataDate(now).slice(0, 4);
  const day = isThisYear ? formatDate(date).replace(/ \d+$/, '') : formatDate(date);
  return `${day}, ${kolkataTime(at).slice(0, 5)}`;
}

export const specificationTitles: Record<SpecificationGroup, string> = {
  bodyDimensions: 'Body Dimensions',
  engineDetails: 'Engine',
  transmissionDetails: 'Transmission',
  tyreDetails: 'Tyres & Brakes',
  frame: 'Frame & Suspension',
  Electrical: 'Electricals',
};

export const vehicleTypeTitles: Record<VehicleType, string> = {
  bikes: 'Motorcycle',
  scooters: 'Scooter',
  ev: 'Electric',
};

const ABBREVIATIONS = new Set(['usb', 'led', 'abs']);

/** `usbChargerType` as USB Charger Type: the keys of a specification are words in camel case. */
export const specificationLabel = (key: string): string =>
  key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(' ')
    .map((word) => (ABBREVIATIONS.has(word.toLowerCase()) ? word.toUpperCase() : capitalise(word)))
    .join(' ');

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
