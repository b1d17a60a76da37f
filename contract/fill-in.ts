import { formatPhone } from './display.ts';
import type { SiteContent as Site } from './types.ts';

const factsByName = (site: Site): Record<string, string> => ({
  dealership: site.dealership,
  maker: site.maker,
  district: site.district,
  foundedYear: String(site.foundedYear),
  showrooms: String(site.showrooms),
  premiumShowrooms: String(site.premiumShowrooms),
  workshops: String(site.workshops),
  address: site.address,
  salesPhone: formatPhone(site.salesPhone),
  servicePhone: formatPhone(site.servicePhone),
  email: site.email,
});

/** Texts name the dealership and its facts as `{dealership}`, so that these stand in one file alone. */
export function fillIn<Value>(value: Value, site: Site): Value {
  const facts = factsByName(site);
  const fill = (inner: unknown): unknown => {
    if (typeof inner === 'string')
      return inner.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? unknown(name));
    if (Array.isArray(inner)) return inner.map(fill);
    if (inner === null || typeof inner !== 'object') return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, fill(one)]));
  };
  return fill(value) as Value;
}

function unknown(name: string): never {
  throw new RangeError(`{${name}} is not one of the facts of site.json`);
}
