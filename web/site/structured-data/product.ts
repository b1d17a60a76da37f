import type { AggregateOfferLeaf, OfferLeaf, ProductLeaf } from 'schema-dts';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import { variantsQuery, viewQuery } from '../bike/bike-queries.ts';
import { readVehicle } from '../bike/use-vehicle.ts';
import { site } from '../site-content.ts';
import { dealershipName } from './dealership.ts';
import type { DescribedPage } from './described-page.ts';
import { pageUrl } from './described-page.ts';

/** The model that a page shows, with what each of its variants costs in the showroom. */
export function product(page: DescribedPage): ProductLeaf[] {
  const asked = page.visit.search.get('bike') ?? '';
  const view = page.read(viewQuery(asked).queryKey);
  if (!view) return [];
  const { bikeName, bikeDetails, bikePrice, image } = view;
  const listed = readVehicle(asked, page.read);
  const url = pageUrl(page, aboutBike(pagePaths.bikeDetail, bikeName));
  const variants = page.read(variantsQuery(asked).queryKey) ?? [];
  // Each at the address where its price is shown. Nobody knows until when a price holds, so nothing is said of that.
  const offers = variants.map(({ name, price }) => {
    const shown = pageUrl(page, aboutBike(pagePaths.bikeDetail, bikeName, { variant: name }));
    return offer(page, shown, price, name);
  });
  return [
    {
      '@type': 'Product',
      '@id': `${url}#model`,
      name: listed?.vehicle.name ?? bikeName,
      model: bikeName,
      description: bikeDetails,
      ...(listed && { category: listed.catalogue.title() }),
      url,
      image: [page.origin + image],
      brand: { '@type': 'Brand', name: site().maker },
      offers: offers.length > 1 ? together(variants, offers) : (offers[0] ?? offer(page, url, bikePrice)),
    },
  ];
}

const offer = (page: DescribedPage, url: string, price: number, name?: string): OfferLeaf => ({
  '@type': 'Offer',
  ...(name && { name }),
  price,
  priceCurrency: 'INR',
  availability: 'https://schema.org/InStock',
  itemCondition: 'https://schema.org/NewCondition',
  url,
  seller: dealershipName(page),
});

function together(variants: readonly { price: number }[], offers: readonly OfferLeaf[]): AggregateOfferLeaf {
  const prices = variants.map(({ price }) => price);
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    priceCurrency: 'INR',
    offerCount: offers.length,
    availability: 'https://schema.org/InStock',
    offers,
  };
}
