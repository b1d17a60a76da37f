import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../test-support/schema-org.ts';

const offer = { '@type': 'Offer', price: 91_771, priceCurrency: 'INR' };
const product = { '@type': 'Product', name: 'SP125', image: 'https://www.example.test/x.webp', offers: offer };

describe('the check of what search engines are told', () => {
  it('finds nothing wrong with a whole thing', () => {
    expect(faultsOf(product)).toEqual([]);
  });

  it.each([
    ['a type that there is not', { '@type': 'Motorbike' }, '/Motorbike: the type is not known'],
    ['a field that Google demands', { ...product, name: undefined }, '/Product: name is missing'],
    ['a property of another type', { ...product, openingHours: 'x' }, '/Product: has no property openingHours'],
    ['an address that is not whole', { ...product, image: '/x.webp' }, '/Product.image: "/x.webp" is no url'],
    [
      'a price as text',
      { ...product, offers: { ...offer, price: '91,771' } },
      '/Product.offers/Offer.price: no number',
    ],
    ['a thing in the wrong place', { ...product, offers: product }, '/Product.offers: Product does not belong there'],
  ])('finds %s', (_what, thing, fault) => {
    expect(faultsOf(thing)).toContain(fault);
  });
});
