import type { PostalAddressLeaf } from 'schema-dts';

/** `Shop 4, Station Road, Annigeri, Dharwad district, Karnataka 582201` in its parts; as one line where it is written otherwise. */
export function postalAddress(line: string): PostalAddressLeaf {
  const parts = line.split(', ');
  const [, region, postalCode] = /^(\D+) (\d{6})$/.exec(parts.pop() ?? '') ?? [];
  const common = { '@type': 'PostalAddress', addressCountry: 'IN' } as const;
  if (parts.at(-1)?.endsWith(' district')) parts.pop();
  const locality = parts.pop();
  if (!region || !postalCode || !locality || parts.length === 0) return { ...common, streetAddress: line };
  return {
    ...common,
    streetAddress: parts.join(', '),
    addressLocality: locality,
    addressRegion: region,
    postalCode,
  };
}
