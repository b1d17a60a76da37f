import { describe, expect, it } from 'vitest';
import dealers from '../../../content/dealers.json' with { type: 'json' };
import { loadSite } from '../../../content/load-content.ts';
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
  it.each([
    ['09:30 AM to 6:30 PM', '09:30', '18:30'],
    ['10:00 AM to 12:15 PM', '10:00', '12:15'],
    ['12:05 AM to 11:59 AM', '00:05', '11:59'],
  ])('%s', (text, opens, closes) => {
    expect(openingHours(text)).toMatchObject({ '@type': 'OpeningHoursSpecification', opens, closes });
  });

  it('that are no times are not guessed', () => {
    for (const text of ['By appointment', '9 to 5', '']) expect(openingHours(text)).toBeUndefined();
  });

  it('are understood of every branch, on seven days', () => {
    for (const { hours } of dealers) expect(openingHours(hours)?.dayOfWeek).toHaveLength(7);
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
