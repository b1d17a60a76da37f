import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoFolder } from '../../content/demo-folder.ts';
import { loadTranslations } from '../../content/load-translations.ts';
import { pageFile } from '../../content/page-files.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { interfaceLocales } from '../../contract/locales.ts';
import type { PageName } from '../../contract/page-names.ts';
import { pageKey, pageNames } from '../../contract/page-names.ts';
import { pageContentSchemas } from '../../contract/schemas/page-content.ts';
import { releasedDocuments, releasedSite } from '../../test-support/released-site.ts';
import { faultsOf } from './faults.ts';
import { pageKind } from './kinds/page.ts';
import { readPageText } from './page-texts.ts';

const translations = loadTranslations();
const documents = releasedDocuments();
const site = releasedSite();
/** What is the same in every language. */
const NO_TEXTS = ['id', 'kind', 'name', 'headline', 'model', 'colour', 'backdrop'];

const fileOf = (name: PageName): string => readFileSync(path.join(demoFolder.content, pageFile(name)), 'utf8');
/** The points of a scene are drawn into the film. */
const points: readonly string[] = pageNames
  .map((name) => JSON.parse(fileOf(name)))
  .flatMap(({ video }) => video?.scenes ?? [])
  .flatMap((scene: { points: string[] }) => scene.points);
const isPoints = (list: unknown): boolean => Array.isArray(list) && list.every((item) => points.includes(item));

const bodyOf = (key: string) => documents.of(pageKind).find((one) => one.key === key)?.body as Record<string, unknown>;

describe.each(pageNames)('the page %s', (name) => {
  it.each(interfaceLocales)('says in %s what its file and the dictionaries say, to the letter', (locale) => {
    const translated = JSON.parse(fileOf(name), function read(key, value) {
      const isText = typeof value === 'string' && !NO_TEXTS.includes(key) && !isPoints(this);
      return isText ? translations[locale](value) : value;
    });
    const expected = fillIn(pageContentSchemas[name].parse(translated), site[locale]);
    expect(JSON.stringify(readPageText(documents, pageKey(name), locale))).toBe(JSON.stringify(expected));
  });

  it('can be published as it is', () => {
    expect(faultsOf(pageKind, bodyOf(pageKey(name)))).toEqual({});
  });
});

describe('a text of a page', () => {
  const faultOf = (lead: object) => faultsOf(pageKind, { ...bodyOf('about'), lead });

  it('is refused with a place that nothing is filled into, in any language', () => {
    expect(faultOf({ en: 'We are {nobody}.' })['lead.en']).toMatch(/^has \{nobody\} in it.*\{dealership\}, \{maker\}/);
    const translated = faultOf({ en: 'We.', kn: { text: 'ನಾವು {toString}', of: 'We.' } });
    expect(translated['lead.kn.text']).toContain('has {toString} in it');
    expect(faultOf({ en: 'We are {dealership} of {district}.' })).toEqual({});
    expect(faultOf({ en: 'A { brace } too many' })['lead.en']).toContain('has { brace } in it');
  });

  it('is refused with a link that leads nowhere', () => {
    expect(faultOf({ en: 'See [this](/abuot).' })['lead.en']).toMatch(/^has a link to \/abuot, which leads nowhere/);
    expect(faultOf({ en: '[x](javascript:alert)' })['lead.en']).toContain('has a link to javascript:alert');
    expect(faultOf({ en: 'See [this](/about#team) and [that](https://example.com).' })).toEqual({});
  });

  it('is refused with an end of a line or letters that nobody sees', () => {
    expect(faultOf({ en: 'One.\nTwo.' })).toEqual({ 'lead.en': 'must be without line breaks' });
    expect(faultOf({ en: 'One\u202e.' })['lead.en']).toContain('nobody can see');
    expect(faultOf({ en: '' })).toEqual({ 'lead.en': 'is missing' });
  });
});
