import { conditions } from '../../../contract/exchange/exchange.ts';
import {
  LEAST_PRICE,
  MOST_KILOMETRES,
  MOST_OWNERS,
  MOST_PRICE,
  MOST_YEARS,
} from '../../../contract/exchange/limits.ts';
import { apiQuery } from '../../lib/queries.ts';
import { exchangeParameters } from './exchange-parameters.ts';
import type { TypedFigure } from './typed-figure.ts';
import { typedFigure } from './typed-figure.ts';

/** What an address says of a used vehicle. */
export interface SaidVehicle {
  /** One of our models, or empty. */
  bike: string;
  price: TypedFigure;
  years: TypedFigure;
  km: TypedFigure;
  owners: TypedFigure;
  condition: (typeof conditions)[number];
}

/** Whoever has sent the form has to have filled in all of it; of what is chosen from a list nothing can be wrong. */
export function saidOf(search: URLSearchParams): SaidVehicle {
  const isAsked = exchangeParameters.some((name) => search.has(name));
  const bike = search.get('bike') ?? '';
  const figure = (name: string, least: number, most: number): TypedFigure => {
    const typed = typedFigure(search.get(name), { least, most, isWhole: true });
    return { ...typed, isFaulty: typed.isFaulty || (isAsked && typed.text === '') };
  };
  const price = figure('price', LEAST_PRICE, MOST_PRICE);
  return {
    bike,
    price: bike ? { ...price, isFaulty: false } : price,
    years: figure('years', 0, MOST_YEARS),
    km: figure('km', 0, MOST_KILOMETRES),
    owners: typedFigure(search.get('owners'), { least: 1, most: MOST_OWNERS, usual: 1, isWhole: true }),
    condition: conditions.find((one) => one === search.get('condition')) ?? conditions[0],
  };
}

/** What a vehicle may be worth; not to be asked as long as something is missing. */
export function exchangeQuery(search: URLSearchParams) {
  const { bike, price, years, km, owners, condition } = saidOf(search);
  const vehicle = bike ? { bike } : { price: String(price.value) };
  const figures = [years, km, owners, ...(bike ? [] : [price])];
  const params = { ...vehicle, years: `${years.value}`, km: `${km.value}`, owners: `${owners.value}`, condition };
  return { ...apiQuery('exchange', { params }), enabled: figures.every(({ value }) => value !== undefined) };
}
