import { createHash } from 'node:crypto';

const ALWAYS = [
  "default-src 'none'",
  "img-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** What a page may do: run and load this site's own files, and the one style block it carries. */
export function pagePolicy(inlineStyle: string): string {
  const hash = createHash('sha256').update(inlineStyle).digest('base64');
  return [...ALWAYS, "script-src 'self'", `style-src 'self' 'sha256-${hash}'`, "connect-src 'self'"].join('; ');
}

/** Vite puts scripts and styles into the page and keeps a socket open for changes. */
export const DEVELOPMENT_PAGE_POLICY = [
  ...ALWAYS,
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws: wss:",
].join('; ');
