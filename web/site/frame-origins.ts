import dealers from '../../content/dealers.json' with { type: 'json' };
import type { SiteContent } from '../../contract/types.ts';

/** The other websites that a page may show in a frame: those of the maps. */
export const frameOrigins = ({ map }: Pick<SiteContent, 'map'>): readonly string[] => [
  ...new Set([map.embed, ...dealers.map(({ mapEmbed }) => mapEmbed)].map((address) => new URL(address).origin)),
];
