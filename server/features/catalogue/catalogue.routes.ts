import type { FastifyInstance } from 'fastify';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { toRowId } from '../../db/row-id.ts';
import { listNetwork, listNetworkAt } from '../../documents/branches.ts';
import { cachedRoute } from '../../http/route.ts';
import {
  listAccessories,
  listAngleImages,
  listColours,
  listDealers,
  listFeatures,
  listGallery,
  listOffers,
  listSlides,
  listVariants,
  listVehicles,
  viewBike,
} from './catalogue.service.ts';

export function catalogueRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;
  cachedRoute(app, endpoints.listSlides, (_params, { documents }) => listSlides(documents));
  cachedRoute(app, endpoints.listBikes, () => listVehicles(db, 'bikes'));
  cachedRoute(app, endpoints.listScooters, () => listVehicles(db, 'scooters'));
  cachedRoute(app, endpoints.listEv, () => listVehicles(db, 'ev'));
  cachedRoute(app, endpoints.listGallery, (_params, { documents, locale }) => listGallery(documents, locale));
  cachedRoute(app, endpoints.listOffers, (_params, { documents, locale, day }) => listOffers(documents, locale, day));
  cachedRoute(app, endpoints.listDealers, ({ id }, { documents, locale }) => listDealers(documents, id, locale));
  cachedRoute(app, endpoints.listNetwork, (_params, { documents, locale }) => listNetwork(documents, locale));
  cachedRoute(app, endpoints.listNetworkAt, ({ id }, { documents, ...asked }) =>
    listNetworkAt(documents, toRowId(id), asked),
  );
  cachedRoute(app, endpoints.viewBike, ({ bikeName }) => viewBike(db, bikeName));
  cachedRoute(app, endpoints.listVariants, ({ bikeName }) => listVariants(db, bikeName));
  cachedRoute(app, endpoints.listFeatures, ({ bikeName }) => listFeatures(db, bikeName));
  cachedRoute(app, endpoints.listAccessories, ({ bikeName }) => listAccessories(db, bikeName));
  cachedRoute(app, endpoints.listColours, ({ bikeName }) => listColours(db, bikeName));
  cachedRoute(app, endpoints.listAngleImages, ({ bikeName }) => listAngleImages(db, bikeName));
}
