import { m } from 'virtual:messages';
import type { BreadcrumbListLeaf } from 'schema-dts';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import { catalogues, viewQuery } from '../bike/bike-queries.ts';
import { tabOf, tabTitles } from '../bike/bike-tabs.ts';
import { readVehicle } from '../bike/use-vehicle.ts';
import { site } from '../site-content.ts';
import type { DescribedPage } from './described-page.ts';
import { pageUrl } from './described-page.ts';

interface Step {
  name: string;
  path: string;
}

const services = (): Step => ({ name: m.services_title(), path: pagePaths.services });
const networks = (): Step => ({ name: m.networks_title(), path: pagePaths.networks });

/** The pages that lie between the home page and this one. */
const between: Readonly<Record<string, (page: DescribedPage) => Step[]>> = {
  [pagePaths.serviceBooking]: () => [services()],
  [pagePaths.amc]: () => [services()],
  [pagePaths.extendedWarranty]: () => [services()],
  [pagePaths.joyClub]: () => [services()],
  '/dealers/:id': () => [networks()],
  [pagePaths.bikeDetail]: (page) => (tabOf(page.visit.search) === 'overview' ? catalogueOf(page) : modelSteps(page)),
  [pagePaths.angleView]: modelSteps,
  [pagePaths.productEnquiry]: modelSteps,
};

/** How a visitor would come to the page from the home page, step by step. */
export function breadcrumbs(page: DescribedPage): BreadcrumbListLeaf[] {
  if (page.route === pagePaths.home) return [];
  const home = { name: m.crumb_home(), path: pagePaths.home };
  const steps = [home, ...(between[page.route]?.(page) ?? []), ownStep(page)];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: pageUrl(page, path),
      })),
    },
  ];
}

function ownStep(page: DescribedPage): Step {
  const { route, head, visit } = page;
  const path = head.canonical ?? route;
  const tab = tabOf(visit.search);
  if (route === pagePaths.bikeDetail) {
    return { path, name: tab === 'overview' ? (modelOf(page)?.name ?? titleOf(page)) : tabTitles[tab]() };
  }
  const catalogue = catalogues.find((one) => one.path === route);
  return { path, name: catalogue?.title() ?? titleOf(page) };
}

function modelSteps(page: DescribedPage): Step[] {
  const model = modelOf(page);
  return model ? [...catalogueOf(page), model] : [];
}

/** The catalogue that lists the model, where the page has asked for it. */
function catalogueOf(page: DescribedPage): Step[] {
  const listed = readVehicle(page.visit.search.get('bike') ?? '', page.read);
  return listed ? [{ name: listed.catalogue.title(), path: listed.catalogue.path }] : [];
}

function modelOf({ visit, read }: DescribedPage): Step | undefined {
  const asked = visit.search.get('bike') ?? '';
  const view = read(viewQuery(asked).queryKey);
  if (!view) return undefined;
  const { bikeName } = view;
  const name = readVehicle(asked, read)?.vehicle.name ?? bikeName;
  return { name, path: aboutBike(pagePaths.bikeDetail, bikeName) };
}

/** A title ends with the dealership's name, which says nothing here. */
const titleOf = ({ head }: DescribedPage): string => head.title.replace(` | ${site().dealership}`, '');
