import { createHash } from 'node:crypto';
import { WORKER_POLICY_NAME } from '../../contract/worker-policy.ts';
import { START_SCRIPT_HASH } from './start-script.ts';

const ALWAYS = [
  "default-src 'none'",
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/**
 * No text can become a script, whatever a page does with it: browsers that know this refuse it wherever that could happen. The
 * one policy is for the address of a page's worker (`web/lib/trusted-script.ts`).
 */
const TRUSTED_TYPES = `require-trusted-types-for 'script'; trusted-types ${WORKER_POLICY_NAME}`;

/** data: for the blurred miniatures that stand in a page until its pictures are there. */
const SITE_IMAGES = "img-src 'self' data:";

const START_SCRIPT = ` 'sha256-${START_SCRIPT_HASH}'`;

/** The panel carries no script; it also shows a picture before it is uploaded, straight from the computer of the person. */
export const panelPolicy = (pagePolicy: string): string =>
  pagePolicy.replace(SITE_IMAGES, `${SITE_IMAGES} blob:`).replace(START_SCRIPT, '');

/** What a page may do: run and load this site's own files, the one style and the one script it carries, and frame the maps. */
export function pagePolicy(inlineStyle: string, frameOrigins: readonly string[]): string {
  const hash = createHash('sha256').update(inlineStyle).digest('base64');
  return [
    ...ALWAYS,
    SITE_IMAGES,
    frames(frameOrigins),
    `script-src 'self'${START_SCRIPT}`,
    `style-src 'self' 'sha256-${hash}'`,
    "connect-src 'self'",
    TRUSTED_TYPES,
  ].join('; ');
}

/** A worker keeps to the policy that its own script came with, not to that of the page. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** The maps, and nothing else, come from elsewhere. */
const frames = (origins: readonly string[]): string => `frame-src ${origins.join(' ') || "'none'"}`;

/** Vite puts scripts and styles into the page and keeps a socket open for changes. */
export const developmentPagePolicy = (frameOrigins: readonly string[]): string =>
  [
    ...ALWAYS,
    SITE_IMAGES,
    frames(frameOrigins),
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' ws: wss:",
  ].join('; ');
