import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { developmentPolicies, pagePolicies } from './page-policy.ts';
import { PANEL_SCRIPT_HASH } from './panel-script.ts';
import { START_SCRIPT_HASH } from './start-script.ts';

const STYLE = ':root{--accent:#c00}';
const sourcesOf = (policy: string) => new Map(policy.split('; ').map((one) => [one.split(' ', 1)[0], one]));

describe('what a page may do', () => {
  const { site, panel, draft } = pagePolicies(STYLE, ['https://maps.example']);

  it('is to run our own files and the one script that it carries, with the one style', () => {
    const hash = createHash('sha256').update(STYLE).digest('base64');
    expect(sourcesOf(site).get('script-src')).toBe(`script-src 'self' 'sha256-${START_SCRIPT_HASH}'`);
    expect(sourcesOf(site).get('style-src')).toBe(`style-src 'self' 'sha256-${hash}'`);
    expect(sourcesOf(site).get('frame-src')).toBe('frame-src https://maps.example');
    expect(sourcesOf(site).get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  });

  it('is the same in the panel, but for another script, the pictures of the person and pages of our own in frames', () => {
    const differing = [...sourcesOf(panel)].filter(([name, sources]) => sourcesOf(site).get(name) !== sources);
    expect(differing.map(([, sources]) => sources)).toEqual([
      "img-src 'self' data: blob:",
      "frame-src 'self'",
      `script-src 'self' 'sha256-${PANEL_SCRIPT_HASH}'`,
    ]);
  });

  it('is to stand in a frame of ours, and to run nothing, where a draft is in it', () => {
    const differing = [...sourcesOf(draft)].filter(([name, sources]) => sourcesOf(site).get(name) !== sources);
    expect(differing.map(([, sources]) => sources)).toEqual(["frame-ancestors 'self'", "script-src 'none'"]);
  });

  it('is to frame nothing where there are no maps', () =>
    expect(sourcesOf(pagePolicies(STYLE, []).site).get('frame-src')).toBe("frame-src 'none'"));

  it('is more while developing, in scripts, styles and sockets alone', () => {
    const differing = [...sourcesOf(developmentPolicies(['https://maps.example']).site)]
      .filter(([name, sources]) => sourcesOf(site).get(name) !== sources)
      .map(([name]) => name);
    expect(differing).toEqual(['script-src', 'style-src', 'connect-src']);
  });
});
