import { aboutBike, pagePaths } from '../../contract/page-paths.ts';
import type { CatalogueDefinition, Vehicle } from './catalogue/catalogue-definition.ts';
import { hasDetails } from './catalogue/find-model.ts';
import { pageRoutes } from './routes.tsx';

/** Show nothing without a model or a word, so they stand here with each model, or not at all: nobody searches for a form. */
const notPlain: readonly string[] = [
  pagePaths.bikeDetail,
  pagePaths.angleView,
  pagePaths.productEnquiry,
  pagePaths.search,
  pagePaths.offline,
];

interface Listed {
  catalogue: CatalogueDefinition;
  models: readonly Vehicle[];
}

/** The addresses, without the prefix of a language, under which search engines are to find the site. */
export function siteAddresses(catalogues: readonly Listed[], branches: readonly { path: string }[]): string[] {
  const plain = pageRoutes
    .filter(({ path, status }) => status === 200 && !path.includes(':') && !notPlain.includes(path))
    .map(({ path }) => path);
  const models = catalogues.flatMap(({ catalogue, models }) =>
    models.map(({ bikeName }) => bikeName).filter((bikeName) => hasDetails(catalogue, bikeName)),
  );
  return [
    ...plain,
    ...models.flatMap((bikeName) => [
      aboutBike(pagePaths.bikeDetail, bikeName),
      aboutBike(pagePaths.angleView, bikeName),
    ]),
    ...branches.map(({ path }) => path),
  ];
}
