import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import { videosOf } from '../../content/load-pages.ts';
import { optInChannels } from '../../contract/enquiries/opt-in.ts';
import type { PageName, TextPageName } from '../../contract/page-names.ts';
import { pageNames } from '../../contract/page-names.ts';
import { pagePaths } from '../../contract/page-paths.ts';
import { videoSeconds } from '../../contract/schemas/page-content.ts';

const { pages, site } = loadContent();
const textOf = (name: PageName): string => JSON.stringify(pages[name]);

/** Every point that the specification lists for a page, and words by which a reader finds it there. */
const points: Record<PageName, Record<string, RegExp>> = {
  about: {
    'founded 2002': /opened our first door in Hubballi in 2002/,
    '3 showrooms': /3 showrooms/,
    '1 premium showroom': /1 premium showroom/,
    '6 workshops': /6 workshops/,
    'one district': /one district.*Dharwad/s,
  },
  terms: {
    'data use': /"heading":"Use of your data"/,
    'link disclaimer': /not responsible for the content.*of another website/,
    'product disclaimer': /may be changed or withdrawn by the manufacturer without notice/,
    'consent to be contacted, do-not-call registry':
      /even if your number is registered in the do-not-call .*Telecom Regulatory/,
  },
  privacy: {
    'name and job title': /your name and your job title/,
    'contact information': /contact information such as/,
    demographics: /demographic information such as/,
    surveys: /customer survey/,
    'record keeping': /keep records/,
    improvement: /We improve our/,
    'promotional e-mails': /promotional e-mails/,
    'market research contact': /contact you for market research/,
    security: /"heading":"How we protect it"/,
    'traffic cookies, statistical only': /Traffic cookies .* for statistical purposes only/,
    'cookies can be declined in the browser': /in the settings of your browser you can refuse them/,
    'links to other sites': /"heading":"Links to other websites"/,
    'opt out of direct marketing': /agreed to direct marketing earlier, you may change your mind/,
    'request data': /ask which details about you we hold/,
    'correct data': /wrong or incomplete, tell us and we will correct it/,
    'no sale without permission or law': /do not sell.*unless we have your permission or the law requires it/,
    'store app': /"heading":"If you use our app"/,
    'sales phone': /"Sales","value":"90000 00001"/,
    'service phone': /"Service","value":"90000 00002"/,
    'e-mail': /"E-mail","value":"sales@malaprabha\.example"/,
    'address in Hubballi': /"Address","value":"[^"]*Hubballi/,
  },
  accessibility: {
    'the standard, and who examined it': /WCAG 2\.2, level AA.*We have examined the site ourselves/,
    'maps of another website': /comes from OpenStreetMap/,
    'videos without speech': /neither sound nor speech/,
    'the view from all sides without dragging': /slider and with the arrow keys/,
    'the day of the assessment': /Last assessed on \d{1,2} [A-Z][a-z]+ \d{4}/,
    'sales phone': /"Sales","value":"90000 00001"/,
    'e-mail': /"E-mail","value":"sales@malaprabha\.example"/,
  },
  amc: {
    'free maintenance service for 1 year': /maintenance services of a whole year are free/,
    'after the free services end': /free services are used up.*from that day you can buy the AMC/,
    'savings up to 30 percent': /Savings of up to 30 percent/,
    '3 maintenance services': /3 maintenance services/,
    '2 extra free washes': /2 extra washes, free/,
    '10 percent off labour, except accidental': /10 percent off labour charges \(except accidental repairs\)/,
    '5 percent off spares and accessories': /5 percent off spare parts and accessories/,
    '5 percent off genuine engine oil': /5 percent off genuine engine oil/,
    'engine health report': /engine health report/,
    video: /"name":"amc"/,
  },
  extendedWarranty: {
    'whichever comes first': /whichever limit is reached first, the period or the kilometres/,
    'tariff for scooters': /"vehicles":"Scooters"/,
    'tariff for motorcycles': /"vehicles":"Motorcycles"/,
  },
  joyClub: {
    "the maker's name plus JOY CLUB": /"title":"Honda JOY CLUB"/,
    'exclusive engagement programme for the customer family': /exclusive engagement programme for the customer family/,
    video: /"name":"joy-club"/,
  },
  optIn: {
    'registration number, name, mobile': /registration number of your vehicle, your name and your mobile number/,
    'check all': /all five with Check all/,
    video: /"name":"opt-in"/,
  },
  home: { 'whose it is and since when': /two-wheelers in Dharwad district since 2002\./ },
  services: { 'what the cards promise': /three services in the year.*Up to 10 years of cover/ },
};

describe.each(Object.entries(points))('the page %s', (name, expected) => {
  it.each(Object.entries(expected))('tells of: %s', (_point, words) => {
    expect(textOf(name as PageName)).toMatch(words);
  });

  it('has no place left to fill in, and anchors of its own', () => {
    expect(textOf(name as PageName)).not.toMatch(/\{\w+\}/);
    const page = pages[name as PageName];
    const anchors = 'sections' in page ? page.sections.map(({ id }) => id) : [];
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

/** What the specification wants to be found under a heading of its own. */
it.each<[TextPageName, RegExp[]]>([
  ['terms', [/use of your data/i, /links/i, /products/i, /calls and messages/i]],
  ['privacy', [/collect/i, /what we do/i, /protect/i, /cookies/i, /other websites/i, /control/i, /app/i, /reach us/i]],
  ['accessibility', [/about/i, /hold ourselves/i, /does not work/i, /checked/i, /in your way/i]],
])('the page %s has a heading for each of its subjects', (name, subjects) => {
  const headings = pages[name].sections.map(({ heading }) => heading);
  for (const subject of subjects) expect(headings.filter((heading) => subject.test(heading)).length).toBeGreaterThan(0);
});

it('every page with texts is one of the pages of the site', () => {
  expect(Object.keys(pagePaths)).toEqual(expect.arrayContaining([...pageNames]));
});

describe('the extended warranty', () => {
  const km = (vehicles: string) => {
    const table = pages.extendedWarranty.tariffs.tables.find((one) => one.vehicles === vehicles);
    return { ...table, options: table?.options.map(({ years, totalYears, extraKm }) => [years, totalYears, extraKm]) };
  };

  it('has the periods and kilometres of the specification', () => {
    expect(km('Scooters')).toMatchObject({
      standardYears: 3,
      standardKm: 36_000,
      options: [
        [1, 4, 12_000],
        [2, 5, 24_000],
        [3, 6, 36_000],
        [7, 10, 84_000],
      ],
    });
    expect(km('Motorcycles')).toMatchObject({
      standardYears: 3,
      standardKm: 42_000,
      options: [
        [1, 4, 16_000],
        [2, 5, 28_000],
        [3, 6, 40_000],
        [7, 10, 88_000],
      ],
    });
  });

  it('costs more the longer it is', () => {
    for (const { options } of pages.extendedWarranty.tariffs.tables) {
      const prices = options.map(({ priceInRupees }) => priceInRupees);
      expect(prices).toEqual([...prices].sort((one, other) => one - other));
    }
  });
});

it('the opt-in page explains each channel of its form', () => {
  expect(Object.keys(pages.optIn.channels).sort()).toEqual([...optInChannels].sort());
});

it('the AMC page lists its seven benefits and says that its prices are samples', () => {
  expect(pages.amc.benefits).toHaveLength(7);
  for (const note of [pages.amc.plans.note, pages.extendedWarranty.tariffs.note])
    expect(note).toMatch(/sample prices/i);
});

it('videos last 8 to 15 seconds', () => {
  expect(videosOf(pages)).toHaveLength(3);
  for (const { scenes } of videosOf(pages)) {
    expect(videoSeconds(scenes)).toBeGreaterThanOrEqual(8);
    expect(videoSeconds(scenes)).toBeLessThanOrEqual(15);
  }
});

it('names the dealership and its facts in one file alone', () => {
  const files = Object.keys(points).map((name) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`));
  for (const file of files) {
    const source = readFileSync(path.join(import.meta.dirname, 'pages', `${file}.json`), 'utf8');
    for (const fact of [site.dealership, site.salesPhone, site.email]) expect(source).not.toContain(fact);
  }
});

describe('a broken page is named', () => {
  let scratch: string;
  let folder: string;
  beforeEach(() => {
    scratch = mkdtempSync(path.join(tmpdir(), 'kickstand-pages-'));
    folder = path.join(scratch, 'content');
    cpSync(import.meta.dirname, folder, { recursive: true });
  });
  afterEach(() => rmSync(scratch, { recursive: true, force: true }));

  const withChange = (file: string, from: string, to: string) => {
    const target = path.join(folder, 'pages', file);
    writeFileSync(target, readFileSync(target, 'utf8').replaceAll(from, to));
    return () => loadContent(folder);
  };

  it.each([
    ['a fact that is none', 'about.json', '{maker}', '{owner}', /content\/pages\/about\.json.*\{owner\}/],
    ['a kind of block that is none', 'terms.json', '"paragraph"', '"poem"', /content\/pages\/terms\.json.*sections/s],
    ['a model that is none', 'amc.json', '"sp125"', '"sp126"', /content\/pages\/amc\.json.*sp126/],
    ['a video that is too long', 'amc.json', '3.4', '6', /content\/pages\/amc\.json.*8 to 15 seconds/s],
  ])('%s', (_what, file, from, to, complaint) => expect(withChange(file, from, to)).toThrow(complaint));
});
