import { describe, expect, it } from 'vitest';
import { weekDays } from '../branches.ts';
import { branchFields } from './branch-fields.ts';
import { changesInWords } from './changes-in-words.ts';
import { fieldsOf } from './sections.ts';
import { siteFields } from './site-fields.ts';

const fields = branchFields.flatMap((section) => section.fields);
const day = { opens: '09:30', closes: '18:30' };
const week = Object.fromEntries(weekDays.map((name) => [name, day]));
const branch = {
  id: 3,
  name: { en: 'Annigeri', kn: { text: 'ಅಣ್ಣಿಗೇರಿ', of: 'Annigeri' } },
  trades: ['sales'],
  salesPhone: '9000000001',
  week,
  holidays: [{ date: '2027-01-26', name: { en: 'Republic Day' } }],
};
const says = (change: object) => changesInWords(fields, branch, { ...branch, ...change });

describe('what changed, in words', () => {
  it('is nothing where nothing did', () => expect(says({})).toEqual([]));

  it('names a field with what was there and what is', () => {
    expect(says({ salesPhone: '9876512345' })).toEqual(['Sales phone: 9000000001 → 9876512345']);
    expect(says({ salesPhone: '' })).toEqual(['Sales phone: 9000000001 → (nothing)']);
    expect(says({ servicePhone: '9876512346', id: 4 })).toEqual([
      'Number in addresses: 3 → 4',
      'Service phone: (nothing) → 9876512346',
    ]);
  });

  it('names the language of a text, and a translation that was looked at again', () => {
    expect(says({ name: { en: 'Annigeri East', kn: branch.name.kn } })).toEqual([
      'Name (English): Annigeri → Annigeri East',
    ]);
    expect(says({ name: { ...branch.name, hi: { text: 'अन्निगेरी', of: 'Annigeri' } } })).toEqual([
      'Name (हिन्दी): (nothing) → अन्निगेरी',
    ]);
    expect(says({ name: { en: 'Annigeri', kn: { ...branch.name.kn, of: 'Anigeri' } } })).toEqual([
      'Name (ಕನ್ನಡ): still right for the new English',
    ]);
  });

  it('shows of long texts where they differ', () => {
    const long = 'a'.repeat(200);
    const [line = ''] = changesInWords(fields, { salesPhone: `${long}b${long}` }, { salesPhone: `${long}c${long}` });
    expect(line).toBe(`Sales phone: …${'a'.repeat(20)}b${'a'.repeat(59)}… → …${'a'.repeat(20)}c${'a'.repeat(59)}…`);
  });

  it('tells days of the week together that change in the same way', () => {
    const later = { opens: '10:00', closes: '18:30' };
    expect(says({ week: { ...week, sat: later, fri: later, sun: null } })).toEqual([
      'Opening hours, Friday, Saturday: 09:30–18:30 → 10:00–18:30',
      'Opening hours, Sunday: 09:30–18:30 → closed',
    ]);
    expect(says({ week: Object.fromEntries(weekDays.map((name) => [name, later])) })).toEqual([
      'Opening hours, every day: 09:30–18:30 → 10:00–18:30',
    ]);
  });

  it('tells what was chosen and what no longer is', () => {
    expect(says({ trades: ['service'] })).toEqual(['What is done here: Service added, Sales removed']);
  });

  it('counts what came into a list or left it, and goes into what changed', () => {
    const more = { date: '2027-08-15', name: { en: 'Independence Day' } };
    expect(says({ holidays: [...branch.holidays, more] })).toEqual([
      'Closed on: 1 more (15 Aug 2027 Independence Day)',
    ]);
    expect(says({ holidays: [] })).toEqual(['Closed on: 1 fewer (26 Jan 2027 Republic Day)']);
    expect(says({ holidays: [{ ...branch.holidays[0], date: '2028-01-26' }] })).toEqual([
      'Closed on, holiday 1, Day: 26 Jan 2027 → 26 Jan 2028',
    ]);
    const two = { holidays: [branch.holidays[0], more] };
    expect(changesInWords(fields, two, { holidays: [more, branch.holidays[0]] })).toEqual([
      'Closed on: in another order',
    ]);
    expect(says({ holidays: [more, { ...more, date: '2027-10-02' }] })).toEqual([
      'Closed on: 1 more (15 Aug 2027 Independence Day, 2 Oct 2027 Independence Day)',
    ]);
  });

  it('goes into parts of parts, and leaves out nothing that has no field', () => {
    const site = siteFields.flatMap((section) => section.fields);
    const social = [{ name: 'Facebook', url: 'https://a.example' }];
    expect(changesInWords(site, { social }, { social: [{ name: 'Facebook', url: 'https://b.example' }] })).toEqual([
      'Facebook: https://a.example → https://b.example',
    ]);
    expect(changesInWords(site, { colour: '#111111' }, { colour: '#222222' })).toEqual(['colour: changed']);
    expect(changesInWords(fieldsOf('of a newer release'), { a: 1 }, { a: 2 })).toEqual(['a: changed']);
  });
});
