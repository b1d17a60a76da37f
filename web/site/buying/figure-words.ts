import { m } from 'virtual:messages';
import { formatNumber } from '../../../contract/display.ts';
import type { Figure } from '../../../contract/facts.ts';
import { figureOf } from '../../../contract/facts.ts';

export const figureLabels: Readonly<Record<Figure, () => string>> = {
  kmpl: m.figure_kmpl,
  rangeKm: m.figure_rangeKm,
  kerbWeightKg: m.figure_kerbWeightKg,
  seatHeightMm: m.figure_seatHeightMm,
  cc: m.figure_cc,
  peakKw: m.figure_peakKw,
  ratedKw: m.figure_ratedKw,
  batteryKwh: m.figure_batteryKwh,
  tankLitres: m.figure_tankLitres,
};

/** 109.51 cc; with commas from a thousand on. */
export const figureText = (figure: Figure, value: number): string =>
  `${Number.isInteger(value) ? formatNumber(value) : value} ${figureOf(figure).unit}`;
