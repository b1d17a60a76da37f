import type {
  GeoCoordinatesLeaf,
  MergeLeafTypes,
  MotorcycleDealerLeaf,
  MotorcycleRepairLeaf,
  OrganizationLeaf,
  WebSiteLeaf,
} from 'schema-dts';
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

export type Branch = Reply<'listDealers'>[number];

const idOf = (origin: string): string => `${origin}/#dealership`;

/** As other things refer to it; search engines do not look it up on another page, so its name goes along. */
export const dealershipName = ({ origin, site }: DescribedPage): OrganizationLeaf => ({
  '@type': 'Organization',
  '@id': idOf(origin),
  name: site.dealership,
  url: `${origin}/`,
});

export function dealership(page: DescribedPage): OrganizationLeaf {
  const { tagline, foundedYear, salesPhone, email, address, district, social } = page.site;
  return {
    ...dealershipName(page),
    slogan: tagline,
    foundingDate: String(foundedYear),
    logo: `${page.origin}/icon.svg`,
    ...picture(page),
    telephone: phoneNumber(salesPhone),
    email,
    address: postalAddress(address),
    areaServed: { '@type': 'AdministrativeArea', name: district },
    sameAs: social.map(({ url }) => url),
  };
}

export const website = ({ origin, locale, site }: DescribedPage): WebSiteLeaf => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: site.dealership,
  url: `${origin}/`,
  inLanguage: locale,
  publisher: { '@id': idOf(origin) },
});

export type BranchThing =
  | MotorcycleDealerLeaf
  | MotorcycleRepairLeaf
  | MergeLeafTypes<[MotorcycleDealerLeaf, MotorcycleRepairLeaf]>;

export function branchOf(page: DescribedPage, branch: Branch): BranchThing {
  const facts = factsOf(page, branch);
  const { sells, services } = tradesOf(branch);
  if (sells && services) return { '@type': ['MotorcycleDealer', 'MotorcycleRepair'], ...facts };
  return services ? { '@type': 'MotorcycleRepair', ...facts } : { '@type': 'MotorcycleDealer', ...facts };
}

function factsOf(page: DescribedPage, branch: Branch): Omit<MotorcycleDealerLeaf, '@type'> {
  const url = pageUrl(page, branchPath(branch));
  const [geo, hours] = [coordinatesOf(branch), openingHours(branch.open_time)];
  return {
    '@id': `${url}#branch`,
    name: `${page.site.dealership}, ${branch.name}`,
    url,
    ...picture(page),
    telephone: phoneNumber(branch.sale_no),
    email: branch.email,
    address: postalAddress(branch.address),
    ...(geo && { geo }),
    ...(hours && { openingHoursSpecification: hours }),
    currenciesAccepted: 'INR',
    parentOrganization: dealershipName(page),
  };
}

function coordinatesOf({ url }: Branch): GeoCoordinatesLeaf | undefined {
  const marker = markerOf(embedOf(url));
  if (!marker) return undefined;
  return { '@type': 'GeoCoordinates', latitude: Number(marker.latitude), longitude: Number(marker.longitude) };
}

function picture({ origin, read }: DescribedPage): { image?: string } {
  const slide = firstSlide(read);
  return slide ? { image: origin + slide.address } : {};
}
