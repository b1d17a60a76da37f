import type {
  GeoCoordinatesLeaf,
  MergeLeafTypes,
  MotorcycleDealerLeaf,
  MotorcycleRepairLeaf,
  OrganizationLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { phoneNumber } from '../../lib/phone.ts';
import { markerOf } from '../embeds/map-link.ts';
import { firstSlide } from '../pictures/slides.ts';
import type { DescribedBranch, DescribedPage } from './described-page.ts';
import { pageUrl } from './described-page.ts';
import { openingHours } from './opening-hours.ts';
import { postalAddress } from './postal-address.ts';

const idOf = (origin: string): string => `${origin}/#dealership`;

/** As other things refer to it; search engines do not look it up on another page, so its name goes along. */
export const dealershipName = ({ origin, site }: DescribedPage): OrganizationLeaf => ({
  '@type': 'Organization',
  '@id': idOf(origin),
  name: site.dealership,
  url: `${origin}/`,
});

export function dealership(page: DescribedPage): OrganizationLeaf {
  const { logo, tagline, foundedYear, salesPhone, email, address, district, social } = page.site;
  return {
    ...dealershipName(page),
    slogan: tagline,
    foundingDate: String(foundedYear),
    logo: page.origin + (logo?.address ?? '/icon.svg'),
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

export function branchOf(page: DescribedPage, branch: DescribedBranch): BranchThing {
  const facts = factsOf(page, branch);
  const { trades } = branch.facts;
  const [sells, services] = [trades.includes('sales'), trades.includes('service')];
  if (sells && services) return { '@type': ['MotorcycleDealer', 'MotorcycleRepair'], ...facts };
  return services ? { '@type': 'MotorcycleRepair', ...facts } : { '@type': 'MotorcycleDealer', ...facts };
}

function factsOf(page: DescribedPage, { path, facts }: DescribedBranch): Omit<MotorcycleDealerLeaf, '@type'> {
  const url = pageUrl(page, path);
  const geo = coordinatesOf(facts.mapEmbed);
  return {
    '@id': `${url}#branch`,
    name: `${page.site.dealership}, ${facts.name.en}`,
    url,
    ...picture(page),
    telephone: phoneNumber(facts.salesPhone),
    email: facts.email,
    address: postalAddress(facts.address.en),
    ...(geo && { geo }),
    openingHoursSpecification: openingHours(facts.week),
    currenciesAccepted: 'INR',
    parentOrganization: dealershipName(page),
  };
}

function coordinatesOf(mapEmbed: string): GeoCoordinatesLeaf | undefined {
  const marker = markerOf(mapEmbed);
  if (!marker) return undefined;
  return { '@type': 'GeoCoordinates', latitude: Number(marker.latitude), longitude: Number(marker.longitude) };
}

function picture({ origin, read }: DescribedPage): { image?: string } {
  const slide = firstSlide(read);
  return slide ? { image: origin + slide.address } : {};
}
