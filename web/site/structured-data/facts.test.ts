import { describe, expect, it } from 'vitest';
import { loadSite } from '../../../content/load-content.ts';
import dealers from '../../../test-support/dealership/content/dealers.json' with { type: 'json' };
import { openingHours } from './opening-hours.ts';
import { postalAddress } from './postal-address.ts';
import { questionsPage } from './questions.ts';

const { site } = loadSite();

describe('a postal address', () => {
  it('is told in its parts', () => {
    expect(postalAddress('Malaprabha House, Plot 7, Gokul Road, Hubballi, Karnataka 580030')).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Malaprabha House, Plot 7, Gokul Road',
      addressLocality: 'Hubballi',
      addressRegion: 'Karnataka',
      postalCode: '580030',
      addressCountry: 'IN',
    });
  });

  it('does not take the district for the town', () => {
    const { addressLocality, streetAddress } = postalAddress(
      'Shop 4, Station Road, Annigeri, Dharwad district, Karnataka 582201',
    );
    expect([streetAddress, addressLocality]).toEqual(['Shop 4, Station Road', 'Annigeri']);
  });

  it('stays one line where it is written otherwise', () => {
    for (const line of ['Behind the temple', 'Hubballi, Karnataka 580030', 'Gokul Road, Hubballi, Karnataka']) {
      expect(postalAddress(line)).toMatchObject({ streetAddress: line });
    }
  });

  it('is understood of every branch', () => {
    for (const { address } of [site, ...dealers]) {
      expect(postalAddress(address)).toMatchObject({
        addressLocality: expect.stringMatching(/^\w+$/),
        postalCode: expect.stringMatching(/^\d{6}$/),
      });
    }
  });
});

describe('opening hours', () => {
  const day = { opens: '09:30', closes: '18:30' };
  const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };

  it('are said once for days that are alike', () => {
    const [all, ...others] = openingHours(week);
    expect(all).toMatchObject({ '@type': 'OpeningHoursSpecification', ...day });
    expect(all?.dayOfWeek).toHaveLength(7);
    expect(others).toEqual([]);
  });

  it('leave out days on which it is closed, and say other hours by themselves', () => {
    const short = { opens: '10:00', closes: '13:00' };
    expect(openingHours({ ...week, wed: short, sun: null })).toMatchObject([
      { ...day, dayOfWeek: ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday'] },
      { ...short, dayOfWeek: ['Wednesday'] },
    ]);
  });
});

describe('questions', () => {
  const sections = [
    { id: 'a', heading: 'A', blocks: [{ kind: 'paragraph' as const, text: 'No question' }] },
    {
      id: 'b',
      heading: 'B',
      blocks: [{ kind: 'questions' as const, items: [{ question: 'Why?', answer: 'Because.' }] }],
    },
  ];

  it('are told with their answers', () => {
    expect(questionsPage(sections)).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } }],
      },
    ]);
  });

  it('make no such page where there are none', () => {
    expect(questionsPage(sections.slice(0, 1))).toEqual([]);
  });
});
