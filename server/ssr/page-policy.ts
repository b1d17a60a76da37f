import { createHash } from 'node:crypto';
import { WORKER_POLICY_NAME } from '../../contract/worker-policy.ts';
import { PANEL_SCRIPT_HASH } from './panel-script.ts';
import { START_SCRIPT_HASH } from './start-script.ts';

/** A content security policy as data: the sources of each directive. */
type Directives = Readonly<Record<string, readonly string[]>>;

export interface PagePolicies {
  site: string;
  panel: string;
  /** Of a page that the panel shows in a frame. */
  draft: string;
}

const SELF = "'self'";
const NOBODY = ["'none'"];

/** data: for the blurred miniatures that stand in a page until its pictures are there. */
const SITE_IMAGES = [SELF, 'data:'];
/** A picture is also shown before it is uploaded, straight from the computer of the person. */
const PANEL_IMAGES = [...SITE_IMAGES, 'blob:'];

/** The panel frames no maps, but the site's own pages. */
const PANEL_FRAMES = { 'frame-src': [SELF] };
const IN_A_FRAME = { 'frame-ancestors': [SELF] };

/** What a page may do: run and load this site's own files, the one style and the one script it carries, and frame the maps. */
export function pagePolicies(inlineStyle: string, frameOrigins: readonly string[]): PagePolicies {
  const styles = [SELF, hashSource(createHash('sha256').update(inlineStyle).digest('base64'))];
  const policyOf = (images: readonly string[], scripts: readonly string[], more: Directives = {}) =>
    policyText({
      ...onEveryPage(images, frameOrigins),
      ...more,
      'script-src': scripts,
      'style-src': styles,
      'connect-src': [SELF],
      // No text can become a script, whatever a page does with it: browsers that know this refuse it wherever that could happen.
      // The one policy is for the address of a page's worker (`web/lib/trusted-script.ts`).
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [WORKER_POLICY_NAME],
    });
  return {
    site: policyOf(SITE_IMAGES, [SELF, hashSource(START_SCRIPT_HASH)]),
    panel: policyOf(PANEL_IMAGES, [SELF, hashSource(PANEL_SCRIPT_HASH)], PANEL_FRAMES),
    draft: policyOf(SITE_IMAGES, NOBODY, IN_A_FRAME),
  };
}

/** Vite puts scripts and styles into the page and keeps a socket open for changes. */
export function developmentPolicies(frameOrigins: readonly string[]): PagePolicies {
  const policyOf = (images: readonly string[], more: Directives = {}) =>
    policyText({
      ...onEveryPage(images, frameOrigins),
      ...more,
      'script-src': [SELF, "'unsafe-inline'"],
      'style-src': [SELF, "'unsafe-inline'"],
      'connect-src': [SELF, 'ws:', 'wss:'],
    });
  return {
    site: policyOf(SITE_IMAGES),
    panel: policyOf(PANEL_IMAGES, PANEL_FRAMES),
    draft: policyOf(SITE_IMAGES, IN_A_FRAME),
  };
}

/** A worker keeps to the policy that its own script came with, not to that of the page. */
export const WORKER_POLICY = policyText({
  'default-src': NOBODY,
  'script-src': [SELF],
  'connect-src': [SELF],
  'frame-ancestors': NOBODY,
});

/** The maps, and nothing else, come from elsewhere. */
function onEveryPage(images: readonly string[], frameOrigins: readonly string[]): Directives {
  return {
    'default-src': NOBODY,
    'font-src': [SELF],
    'media-src': [SELF],
    'manifest-src': [SELF],
    'form-action': [SELF],
    'base-uri': NOBODY,
    'frame-ancestors': NOBODY,
    'img-src': images,
    'frame-src': frameOrigins.length > 0 ? frameOrigins : NOBODY,
  };
}

function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function hashSource(hash: string): string {
  return `'sha256-${hash}'`;
}
