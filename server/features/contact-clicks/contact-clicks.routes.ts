import type { FastifyInstance } from 'fastify';
import { countedPage } from '../../../contract/contact-clicks.ts';
import { MINUTE_MS } from '../../../contract/durations.ts';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { limitKey } from '../../http/client-address.ts';
import { HttpError } from '../../http/http-error.ts';
import { ClockLimit } from '../../http/limits.ts';
import { route } from '../../http/route.ts';
import { ClickCounter } from './click-counter.ts';
import { hasBranch, nameOfModel, readContactClicks } from './contact-clicks.service.ts';

const WRITE_EVERY_MS = 5000;
/** More than any person clicks. */
const CLICKS_PER_MINUTE = 30;

export function contactClickRoutes(app: FastifyInstance): void {
  const { database, documents } = app.context;
  const { db } = database;
  const counter = new ClickCounter(db);
  const limit = new ClockLimit(CLICKS_PER_MINUTE, MINUTE_MS);
  // While the database is away, what was counted waits.
  const writing = setInterval(() => void counter.write(Date.now()).catch(() => {}), WRITE_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(writing);
    await counter.write(Date.now()).catch(() => {});
  });

  route(app, endpoints.countContact, async ({ request, body: { kind, page } }) => {
    const retryAfterSeconds = limit.take(limitKey(request.ip), Date.now());
    if (retryAfterSeconds > 0) throw new HttpError(429, 'contactClicks.tooMany', { retryAfterSeconds });
    const now = await documents.current();
    const counted = countedPage(page, { model: nameOfModel(now), hasBranch: hasBranch(now) });
    if (!counted) throw new HttpError(400, 'contactClicks.unknownPage');
    counter.count(kind, counted, Date.now());
    return { message: messages.contactClicks.counted };
  });

  route(app, endpoints.contactClicks, async () => {
    await counter.write(Date.now());
    return readContactClicks(db, Date.now());
  });
}
