import site from '../../../content/site.json' with { type: 'json' };
import type { Reply } from '../../lib/api-client.ts';
import { phoneNumber } from '../../lib/phone.ts';
import { tradesOf } from '../company/trades.ts';
import { embedOf, markerOf } from '../embeds/map-link.ts';
import { branchPath } from '../layout/navigation.ts';
import { firstSlide } from '../pictures/slides.ts';
import type { DescribedPage } from './described-page.ts';
import { pageUrl } from './described-page.ts';
import { openingHours } from './opening-hours.ts';
import { postalAddress } from './postal-address.ts';
import type { Thing } from './thing.ts';

export type Branch = Reply<'listDealers'>[number];

const idOf = (origin: string): string => `${origin}/#dealership`;

/** As other things refer to it; search engines do not look it up on another page, so its name goes along. */
export const dealershipName = ({ origin }: DescribedPage): Thing => ({
  '@type': 'Organization',
  '@id': idOf(origin),
  name: site.dealership,
  url: `${origin}/`,
});

export const dealership = (page: DescribedPage): Thing => ({
  ...dealershipName(page),
  slogan: site.tagline,
  foundingDate: String(site.foundedYear),
  logo: `${page.origin}/icon.svg`,
  image: pictureOf(page),
  telephone: phoneNumber(site.salesPhone),
  email: site.email,
  address: postalAddress(site.address),
  areaServed: { '@type': 'AdministrativeArea', name: site.district },
  sameAs: site.social.map(({ url }) => url),
});

export const website = ({ origin, locale }: DescribedPage): Thing => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: site.dealership,
  url: `${origin}/`,
  inLanguage: locale,
  publisher: { '@id': idOf(origin) },
});

export function branchOf(page: DescribedPage, branch: Branch): Thing {
  const url = pageUrl(page, branchPath(branch));
  return {
    '@type': typesOf(branch),
    '@id': `${url}#branch`,
    name: `${site.dealership}, ${branch.name}`,
    url,
    image: pictureOf(page),
    telephone: phoneNumber(branch.sale_no),
    email: branch.email,
    address: postalAddress(branch.address),
    geo: coordinatesOf(branch),
    openingHoursSpecification: openingHours(branch.open_time),
    currenciesAccepted: 'INR',
    parentOrganization: dealershipName(page),
  };
}

function typesOf(branch: Branch): string | string[] {
  const { sells, services } = tradesOf(branch);
  if (sells && services) return ['MotorcycleDealer', 'MotorcycleRepair'];
  return services ? 'MotorcycleRepair' : 'MotorcycleDealer';
}

function coordinatesOf({ url }: Branch): Thing | undefined {
  const marker = markerOf(embedOf(url));
  if (!marker) return undefined;
  return { '@type': 'GeoCoordinates', latitude: Number(marker.latitude), longitude: Number(marker.longitude) };
}

function pictureOf({ origin, read }: DescribedPage): string | undefined {
  const slide = firstSlide(read);
  return slide && origin + slide.address;
}
