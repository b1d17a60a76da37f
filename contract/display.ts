import type { specificationsSchema, VehicleType } from './catalogue.ts';

/** How figures, numbers and labels are shown to people, wherever they stand: on a page, in a brochure, in a report. */

const indianNumber = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** ₹1,23,456 */
export const formatRupees = (rupees: number): string => `₹${indianNumber.format(rupees)}`;

const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** ₹1,23,456.78 */
export const formatRupeesAndPaise = (rupees: number): string => `₹${withPaise.format(rupees)}`;

/** 1,23,456 */
export const formatNumber = (number: number): string => indianNumber.format(number);

/** Ten digits as people in India write them. */
export const formatPhone = (digits: string): string => `${digits.slice(0, 5)} ${digits.slice(5)}`;

const longDate = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-11-15` as 15 November 2026. */
export const formatDay = (date: string): string => longDate.format(new Date(`${date}T00:00:00Z`));

type SpecificationGroup = keyof (typeof specificationsSchema)['shape'];

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
