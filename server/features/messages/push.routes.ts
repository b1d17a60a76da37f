import type { FastifyInstance } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import { readKey } from '../../outbox/keys.ts';
import { isReadable } from '../../outbox/push/encrypt.ts';
import { isKnownService } from '../../outbox/push/known-services.ts';
import { forgetOwnSubscription, keepSubscription } from '../../outbox/push/subscriptions.ts';
import { publicKeyOf } from '../../outbox/push/vapid.ts';

/** The browsers in which somebody on the staff wants notifications. */
export function pushRoutes(app: FastifyInstance): void {
  const { config, database } = app.context;
  const { db } = database;

  route(app, endpoints.readPush, async () => ({
    publicKey: config.messages.push ? publicKeyOf(await readKey(db, 'vapid')) : null,
  }));

  route(app, endpoints.subscribePush, async ({ request, body: { endpoint, keys } }) => {
    if (!config.messages.push) throw new HttpError(409, 'outbox.noChannel');
    if (!isKnownService(endpoint) || !isReadable(keys)) throw new HttpError(400, 'outbox.pushEndpoint');
    await keepSubscription(db, staffOf(request).user_id, { endpoint, ...keys }, Date.now());
    return { message: messages.outbox.subscribed };
  });

  route(app, endpoints.unsubscribePush, async ({ request, body: { endpoint } }) => {
    await forgetOwnSubscription(db, staffOf(request).user_id, endpoint);
    return { message: messages.outbox.unsubscribed };
  });
}
