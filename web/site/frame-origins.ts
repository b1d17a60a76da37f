import dealers from '../../content/dealers.json' with { type: 'json' };
import { site } from './site-content.ts';

/** The other websites that a page may show in a frame: those of the maps. */
export const frameOrigins: readonly string[] = [
  ...new Set([site.map.embed, ...dealers.map(({ mapEmbed }) => mapEmbed)].map((address) => new URL(address).origin)),
];
