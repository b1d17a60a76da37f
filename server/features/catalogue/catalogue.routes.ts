import type { FastifyInstance } from 'fastify';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { toRowId } from '../../db/row-id.ts';
import { listNetwork, listNetworkAt, listNetworkPage } from '../../documents/branches.ts';
import { readPageText } from '../../documents/page-texts.ts';
import { cachedRoute } from '../../http/route.ts';
import { listDealers, listGallery, listOffers, listSlides, listSlideWords } from './catalogue.service.ts';
import {
  listAccessories,
  listAngleImages,
  listColours,
  listFeatures,
  listModelOptions,
  listSpecificationLabels,
  listVariants,
  listVehicles,
  viewBike,
} from './models.service.ts';
import { listCataloguePart, listHomeModels, listModelChoices, modelBeside } from './parts.service.ts';

export function catalogueRoutes(app: FastifyInstance): void {
  cachedRoute(app, endpoints.listSlides, (_params, { documents }) => listSlides(documents));
  cachedRoute(app, endpoints.listSlideWords, (_params, { documents, locale }) => listSlideWords(documents, locale));
  cachedRoute(app, endpoints.listGallery, (_params, { documents, locale }) => listGallery(documents, locale));
  cachedRoute(app, endpoints.listOffers, (_params, { documents, locale, day }) => listOffers(documents, locale, day));
  cachedRoute(app, endpoints.listDealers, ({ id }, { documents, locale }) => listDealers(documents, id, locale));
  cachedRoute(app, endpoints.listNetwork, (_params, { documents, locale }) => listNetwork(documents, locale));
  cachedRoute(
    app,
    endpoints.listNetworkPage,
    (params, { documents, locale }) => listNetworkPage(documents, params, locale),
    (params) => Object.values(params).every((asked) => !asked),
  );
  cachedRoute(app, endpoints.listNetworkAt, ({ id }, { documents, ...asked }) =>
    listNetworkAt(documents, toRowId(id), asked),
  );
  cachedRoute(app, endpoints.readPageText, ({ page }, { documents, locale }) => readPageText(documents, page, locale));
}

/** Prices, specification and all that a page of a model shows. */
export function modelRoutes(app: FastifyInstance): void {
  for (const [type, endpoint] of [
    ['bikes', endpoints.listBikes],
    ['scooters', endpoints.listScooters],
    ['ev', endpoints.listEv],
  ] as const) {
    cachedRoute(app, endpoint, (_params, { documents, locale }) => listVehicles(documents, type, locale));
  }
  // There are more ways to name a model than models, and a part is soon made.
  cachedRoute(
    app,
    endpoints.listCataloguePart,
    (params, { documents, locale }) => listCataloguePart(documents, params, locale),
    ({ near }) => !near,
  );
  cachedRoute(app, endpoints.modelBeside, ({ bikeName }, { documents, locale }) =>
    modelBeside(documents, bikeName, locale),
  );
  cachedRoute(app, endpoints.listModelChoices, (_params, { documents }) => listModelChoices(documents));
  cachedRoute(app, endpoints.listHomeModels, (_params, { documents }) => listHomeModels(documents));
  cachedRoute(app, endpoints.viewBike, ({ bikeName }, { documents, locale }) => viewBike(documents, bikeName, locale));
  cachedRoute(app, endpoints.listVariants, ({ bikeName }, { documents }) => listVariants(documents, bikeName));
  cachedRoute(app, endpoints.listFeatures, ({ bikeName }, { documents, locale }) =>
    listFeatures(documents, bikeName, locale),
  );
  cachedRoute(app, endpoints.listAccessories, ({ bikeName }, { documents, locale }) =>
    listAccessories(documents, bikeName, locale),
  );
  cachedRoute(app, endpoints.listColours, ({ bikeName }, { documents, locale }) =>
    listColours(documents, bikeName, locale),
  );
  cachedRoute(app, endpoints.listModelOptions, (_params, { documents }) => listModelOptions(documents));
  cachedRoute(app, endpoints.listSpecificationLabels, ({ bikeName }, { documents, locale }) =>
    listSpecificationLabels(documents, bikeName, locale),
  );
  cachedRoute(
    app,
    endpoints.listAngleImages,
    ({ bikeName, colour }, { documents }) => listAngleImages(documents, bikeName, colour),
    ({ colour }) => !colour,
  );
}
