import { describe, expect, it } from 'vitest';
import { modelFields } from '../../../contract/documents/model-fields.ts';
import { pageFields } from '../../../contract/documents/page-fields.ts';
import { findSaid } from './find-said.ts';
import { saidIn } from './said-places.ts';

const local = (en: string, kn?: string) => ({ en, ...(kn && { kn: { text: kn, of: en } }) });

const about = {
  title: local('About', 'ನಮ್ಮ ಬಗ್ಗೆ'),
  description: local('About {dealership}'),
  lead: local('{dealership} has sold scooters since {foundedYear}, and **repairs** them.'),
  sections: [
    {
      id: 'one',
      heading: local('Our people'),
      blocks: [
        { kind: 'paragraph', text: local('Ask [us](/contact) anything.', 'ಏನಾದರೂ ಕೇಳಿ.') },
        { kind: 'list', items: [local('Sales'), local('Service')] },
      ],
    },
    { id: 'two', heading: local('Our workshop'), blocks: [{ kind: 'list', items: [local('Service')] }] },
  ],
};
const aboutFields = pageFields.about.flatMap(({ fields }) => fields);
const english = saidIn(aboutFields, about, 'en');
const at = (texts: string[], before: string[] = [], all = english) => findSaid(all, { texts, before });

describe('the field of a text on the page', () => {
  it('is that with the same words, in the language of the page', () => {
    expect(at(['Our people'])).toBe('sections.0.heading.en');
    expect(at(['ನಮ್ಮ ಬಗ್ಗೆ'], [], saidIn(aboutFields, about, 'kn'))).toBe('title.kn');
  });

  it('is that of the language of the page where this shows the English', () => {
    expect(at([' Our\n people '], [], saidIn(aboutFields, about, 'kn'))).toBe('sections.0.heading.kn');
  });

  it('is found by a word of it that is drawn apart', () => {
    expect(at(['us', 'us', 'Ask us anything.'])).toBe('sections.0.blocks.0.text.en');
  });

  it('is found where facts were filled in', () => {
    const lead = 'Tunga Wheels has sold scooters since 1998, and repairs them.';
    expect(at(['repairs', lead])).toBe('lead.en');
    expect(at(['About Tunga Wheels'])).toBe('description.en');
    expect(at([`${lead} And more.`])).toBeUndefined();
  });

  it('is told from others with the same words by what stands before it', () => {
    expect(at(['Service'], ['Sales', 'Our people'])).toBe('sections.0.blocks.1.items.1.en');
    expect(at(['Service'], ['Our workshop', 'Service', 'Sales'])).toBe('sections.1.blocks.0.items.0.en');
    expect(at(['Service'])).toBe('sections.0.blocks.1.items.1.en');
  });

  it('is found in a sentence of the page, and by a part of what it says', () => {
    const fields = [
      { place: 'salesPhone', label: 'Phone', control: 'phone' },
      { place: 'price', label: 'Price', control: 'number' },
      { place: 'mileage', label: 'Mileage', control: 'decimal' },
      { place: 'address', label: 'Address', control: 'local' },
    ] as const;
    const said = saidIn(
      fields,
      { salesPhone: '9876500401', price: 128600, mileage: 60, address: local('12 Station Road, Hubballi') },
      'en',
    );
    expect(at(['Call +91 98765 00401 today'], [], said)).toBe('salesPhone');
    expect(at(['From ₹1,28,600'], [], said)).toBe('price');
    expect(at(['From ₹11,28,600'], [], said)).toBeUndefined();
    expect(at(['60 km/L'], [], said)).toBe('mileage');
    expect(at(['Ready in 60 minutes'], [], said)).toBeUndefined();
    expect(at(['12 Station Road'], [], said)).toBe('address.en');
  });

  it('is none for words that the document does not say', () => {
    expect(at(['Contact'])).toBeUndefined();
    expect(at(['  '])).toBeUndefined();
    expect(at(['Servicemen'])).toBeUndefined();
  });

  it('is that of the picture of which the page shows a file', () => {
    const image = '/uploads/abc-1600x1067.webp';
    const said = saidIn(
      modelFields.flatMap(({ fields }) => fields),
      { pictures: { hero: image, icon: '/pictures/models/sp125/side.webp' } },
      'en',
    );
    const pictured = (picture: string) => findSaid(said, { texts: [], before: [], picture });
    expect(pictured('/uploads/abc-480x320.avif')).toBe('pictures.hero');
    expect(pictured('/pictures/models/sp125/side-400.avif')).toBe('pictures.icon');
    expect(pictured('/uploads/other-480x320.avif')).toBeUndefined();
  });
});
