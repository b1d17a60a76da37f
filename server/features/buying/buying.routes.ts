import type { FastifyInstance } from 'fastify';
import { offersOn } from '../../../contract/loan/offers.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { loanOffersIn } from '../../documents/rates.ts';
import type { Asked } from '../../http/kept-content.ts';
import { cachedRoute } from '../../http/route.ts';
import { compare } from './compare.service.ts';
import { exchange } from './exchange.service.ts';
import { find } from './find.service.ts';
import { listVariantsOnRoad } from './models-to-buy.ts';
import type { BuyingAsked } from './on-road.service.ts';
import { onRoad } from './on-road.service.ts';
import { runningCost } from './running-cost.service.ts';

/** What a model costs, and which one it should be. */
export function buyingRoutes(app: FastifyInstance): void {
  const inWords = (asked: Required<Asked>): BuyingAsked => ({
    ...asked,
    translate: app.context.translations[asked.locale],
  });
  cachedRoute(
    app,
    endpoints.onRoad,
    (params, asked) => onRoad(params, inWords(asked)),
    ({ accessories, date }) => !accessories && !date,
  );
  cachedRoute(app, endpoints.listVariantsOnRoad, ({ bikeName }, asked) => listVariantsOnRoad(bikeName, asked));
  cachedRoute(app, endpoints.listLoanOffers, (_params, { documents, day }) => offersOn(loanOffersIn(documents), day));
  cachedRoute(
    app,
    endpoints.runningCost,
    (params, asked) => runningCost(params, inWords(asked)),
    ({ electric, petrol }) => !electric && !petrol,
  );
  cachedRoute(app, endpoints.exchange, exchange, () => false);
  // Both are reckoned from what is kept: there are more ways to ask than answers worth keeping.
  cachedRoute(app, endpoints.find, find, (params) => Object.values(params).every((asked) => !asked));
  cachedRoute(app, endpoints.compare, compare, () => false);
}
