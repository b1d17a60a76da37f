import { createHash } from 'node:crypto';

const ALWAYS = [
  "default-src 'none'",
  // data: for the blurred miniatures that stand in the page until its pictures are there.
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** What a page may do: run and load this site's own files, the one style block it carries, and frame the maps. */
export function pagePolicy(inlineStyle: string, frameOrigins: readonly string[]): string {
  const hash = createHash('sha256').update(inlineStyle).digest('base64');
  return [
    ...ALWAYS,
    frames(frameOrigins),
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "connect-src 'self'",
  ].join('; ');
}

/** The maps, and nothing else, come from elsewhere. */
const frames = (origins: readonly string[]): string => `frame-src ${origins.join(' ') || "'none'"}`;

/** Vite puts scripts and styles into the page and keeps a socket open for changes. */
export const developmentPagePolicy = (frameOrigins: readonly string[]): string =>
  [
    ...ALWAYS,
    frames(frameOrigins),
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' ws: wss:",
  ].join('; ');
