import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import { interfaceLocales } from '../../contract/locales.ts';
import { pdfPages, withoutSpace } from '../../test-support/pdf-text.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';

const test = setUpTestApp();

const MAX_BYTES = 1_500_000;
/** A dozen brochures on a machine that has other things to do. */
const PATIENCE = { timeout: 180_000 };
const { models } = loadContent();
const scripts = { en: /[A-Za-z]/, kn: /[\u0c80-\u0cff]/, hi: /[\u0900-\u097f]/ };

describe('the brochure of every model', () => {
  it.each(interfaceLocales)('fits on four pages in %s, all of them in that language', PATIENCE, async (locale) => {
    for (const { brochure, name } of models) {
      const reply = await test.inject({ url: `${brochure}?lang=${locale}` });
      expect([brochure, reply.statusCode, reply.headers['content-type']]).toEqual([brochure, 200, 'application/pdf']);
      expect(reply.rawPayload.length).toBeLessThan(MAX_BYTES);
      const pages = pdfPages(reply.rawPayload);
      expect([name, pages.length]).toEqual([name, 4]);
      for (const page of pages) expect(page).toMatch(scripts[locale]);
      if (locale === 'en') expect(pages[3]).toContain(withoutSpace(name));
      else expect(pages.join('')).not.toMatch(/Colours|Features|Specifications|Ex-showroom|Saturday/);
      expect(pages[0]).toMatch(/₹[\d,]+/);
    }
  });
});
