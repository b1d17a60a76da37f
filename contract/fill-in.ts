import { formatPhone } from './display.ts';
import type { SiteContent as Site } from './types.ts';

const facts: Readonly<Record<string, (site: Site) => string>> = {
  dealership: ({ dealership }) => dealership,
  maker: ({ maker }) => maker,
  district: ({ district }) => district,
  foundedYear: ({ foundedYear }) => String(foundedYear),
  showrooms: ({ showrooms }) => String(showrooms),
  premiumShowrooms: ({ premiumShowrooms }) => String(premiumShowrooms),
  workshops: ({ workshops }) => String(workshops),
  address: ({ address }) => address,
  salesPhone: ({ salesPhone }) => formatPhone(salesPhone),
  servicePhone: ({ servicePhone }) => formatPhone(servicePhone),
  email: ({ email }) => email,
};

/** What a text can have filled in, each as `{dealership}`. */
export const placeNames: readonly string[] = Object.keys(facts);

/** What stands in braces in a text and is none of these, with its braces. */
export const unknownPlaces = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].filter(([, name = '']) => !placeNames.includes(name)).map(([whole]) => whole);

/** Texts name the dealership and its facts as `{dealership}`, so that these stand in one document alone. */
export function fillIn<Value>(value: Value, site: Site): Value {
  const fill = (inner: unknown): unknown => {
    if (typeof inner === 'string') return inner.replace(/\{(\w+)\}/g, (_, name: string) => factNamed(name)(site));
    if (Array.isArray(inner)) return inner.map(fill);
    if (inner === null || typeof inner !== 'object') return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, fill(one)]));
  };
  return fill(value) as Value;
}

function factNamed(name: string): (site: Site) => string {
  const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
  if (!fact) throw new RangeError(`{${name}} is not one of the facts of site.json`);
  return fact;
}
