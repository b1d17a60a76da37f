import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { demoFolder } from '../../content/demo-folder.ts';
import { loadTranslations } from '../../content/load-translations.ts';
import { interfaceLocales } from '../../contract/locales.ts';
import type { DocumentKind } from '../../server/documents/document-kind.ts';
import { consentKind } from '../../server/documents/kinds/consent.ts';
import { pageKind } from '../../server/documents/kinds/page.ts';
import { releasedDocuments, releasedSite } from '../../test-support/released-site.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** What only the facts of the dealership say: a branch may have the same address or number, and comes with its page. */
function factsAlone(): string[] {
  const branches = readFileSync(path.join(demoFolder.content, 'dealers.json'), 'utf8');
  const translations = loadTranslations();
  const facts = interfaceLocales.flatMap((locale) => {
    const site = releasedSite()[locale];
    const { dealership, tagline, address, salesPhone, servicePhone, email, accentColour, developer, vendor } = site;
    const links = [site.map.link, ...site.social.map(({ url }) => url), developer.url, vendor.url];
    return [dealership, tagline, address, salesPhone, servicePhone, email, accentColour, vendor.name, ...links];
  });
  const inBranches = interfaceLocales.flatMap((locale) =>
    (JSON.parse(branches) as { address: string }[]).map(({ address }) => translations[locale](address)),
  );
  return [...new Set(facts)].filter((fact) => !branches.includes(fact) && !inBranches.includes(fact));
}

/** Long texts of the pages and of what people agree to, in every language; scripts would have them without their quotes. */
function longTexts(): string[] {
  const documents = releasedDocuments();
  const bodies = [pageKind, consentKind].flatMap((kind: DocumentKind) => documents.of(kind).map(({ body }) => body));
  return [...textsIn(bodies)].flatMap((text) => text.split(/["'’`\\]|\{\w+\}/)).filter((text) => text.length > 60);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

it('nothing that is built has the facts of the dealership or its texts in it, for a browser or for rendering', () => {
  const texts = longTexts();
  expect(texts.length).toBeGreaterThan(300);
  const facts = [...factsAlone(), ...texts];
  expect(factsAlone().length).toBeGreaterThan(10);
  const files = globSync('{client,server}/**/*.{js,css,json}', { cwd: path.join(root, 'dist') });
  expect(files.some((file) => file.endsWith('entry-server.js'))).toBe(true);
  const told = files.flatMap((file) => {
    const text = readFileSync(path.join(root, 'dist', file), 'utf8');
    return facts.filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`);
  });
  expect(told).toEqual([]);
});
