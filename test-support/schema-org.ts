/**
 * The part of schema.org that the site uses, from its published definitions: the properties that each type may have, those
 * that Google demands for its results, and what kind of thing may stand in them.
 */

type Kind = 'text' | 'url' | 'number' | 'date' | 'time' | 'day' | 'language' | readonly string[];

interface TypeDefinition {
  /** Without these Google ignores the thing. */
  required: readonly string[];
  properties: Readonly<Record<string, Kind>>;
}

const thing = { name: 'text', url: 'url', description: 'text', image: 'url' } as const;

const organization = {
  ...thing,
  slogan: 'text',
  foundingDate: 'date',
  logo: 'url',
  telephone: 'text',
  email: 'text',
  address: ['PostalAddress'],
  areaServed: ['AdministrativeArea'],
  sameAs: 'url',
  parentOrganization: ['Organization'],
} as const;

const localBusiness: TypeDefinition = {
  required: ['name', 'address'],
  properties: {
    ...organization,
    geo: ['GeoCoordinates'],
    openingHoursSpecification: ['OpeningHoursSpecification'],
    currenciesAccepted: 'text',
  },
};

const priced = {
  priceCurrency: 'text',
  availability: 'url',
  itemCondition: 'url',
  seller: ['Organization'],
} as const;

const definitions: Readonly<Record<string, TypeDefinition>> = {
  Organization: { required: ['name', 'url'], properties: organization },
  MotorcycleDealer: localBusiness,
  MotorcycleRepair: localBusiness,
  WebSite: {
    required: ['name', 'url'],
    properties: { ...thing, inLanguage: 'language', publisher: ['Organization'] },
  },
  PostalAddress: {
    required: ['streetAddress', 'addressCountry'],
    properties: {
      streetAddress: 'text',
      addressLocality: 'text',
      addressRegion: 'text',
      postalCode: 'text',
      addressCountry: 'text',
    },
  },
  AdministrativeArea: { required: ['name'], properties: thing },
  GeoCoordinates: { required: ['latitude', 'longitude'], properties: { latitude: 'number', longitude: 'number' } },
  OpeningHoursSpecification: {
    required: ['dayOfWeek', 'opens', 'closes'],
    properties: { dayOfWeek: 'day', opens: 'time', closes: 'time' },
  },
  Product: {
    required: ['name', 'image', 'offers'],
    properties: {
      ...thing,
      model: 'text',
      category: 'text',
      brand: ['Brand'],
      offers: ['Offer', 'AggregateOffer'],
    },
  },
  Brand: { required: ['name'], properties: thing },
  Offer: { required: ['price', 'priceCurrency'], properties: { ...thing, ...priced, price: 'number' } },
  AggregateOffer: {
    required: ['lowPrice', 'priceCurrency'],
    properties: {
      ...thing,
      ...priced,
      lowPrice: 'number',
      highPrice: 'number',
      offerCount: 'number',
      offers: ['Offer'],
    },
  },
  BreadcrumbList: { required: ['itemListElement'], properties: { itemListElement: ['ListItem'] } },
  ListItem: {
    required: ['position', 'name', 'item'],
    properties: { ...thing, position: 'number', item: 'url' },
  },
  FAQPage: { required: ['mainEntity'], properties: { mainEntity: ['Question'] } },
  Question: { required: ['name', 'acceptedAnswer'], properties: { ...thing, acceptedAnswer: ['Answer'] } },
  Answer: { required: ['text'], properties: { ...thing, text: 'text' } },
};

const patterns = {
  text: /\S/,
  url: /^https:\/\/[^\s<>"]+$/,
  date: /^\d{4}(-\d{2}-\d{2})?$/,
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
  day: /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/,
  language: /^[a-z]{2}$/,
} as const;

/** What is wrong with a thing and all that stands in it, each with the way to it; nothing where all is well. */
export function faultsOf(thing: unknown, way = ''): string[] {
  if (typeof thing !== 'object' || thing === null) return [`${way}: is no thing`];
  const { '@type': type, '@id': id, '@context': _context, ...properties } = thing as Record<string, unknown>;
  // A bare reference to a thing that is described elsewhere on the page.
  if (type === undefined && typeof id === 'string' && Object.keys(properties).length === 0) return [];
  return [type].flat().flatMap((name) => faultsAs(String(name), properties, `${way}/${name}`));
}

function faultsAs(type: string, properties: Record<string, unknown>, way: string): string[] {
  const definition = definitions[type];
  if (!definition) return [`${way}: the type is not known`];
  const missing = definition.required
    .filter((name) => [properties[name]].flat().filter((value) => value != null).length === 0)
    .map((name) => `${way}: ${name} is missing`);
  const wrong = Object.entries(properties).flatMap(([name, value]) => {
    const kind = definition.properties[name];
    if (!kind) return [`${way}: has no property ${name}`];
    return [value].flat().flatMap((one) => faultsIn(one, kind, `${way}.${name}`));
  });
  return [...missing, ...wrong];
}

function faultsIn(value: unknown, kind: Kind, way: string): string[] {
  if (kind === 'number') {
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? [] : [`${way}: no number`];
  }
  if (typeof kind === 'string') {
    return typeof value === 'string' && patterns[kind].test(value)
      ? []
      : [`${way}: ${JSON.stringify(value)} is no ${kind}`];
  }
  const type = (value as { '@type'?: string } | null)?.['@type'];
  if (type !== undefined && !kind.includes(type)) return [`${way}: ${type} does not belong there`];
  return faultsOf(value, way);
}
