import type { FastifyInstance } from 'fastify';
import { sayEvent } from '../../../contract/history.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { route } from '../../http/route.ts';
import { findEntries, listActors } from './history.repository.ts';

const ENTRIES_AT_ONCE = 50;

export function historyRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;

  route(app, endpoints.readHistory, async ({ body }) => {
    const rows = await findEntries(db, body, ENTRIES_AT_ONCE + 1);
    return {
      entries: rows.slice(0, ENTRIES_AT_ONCE).map(({ id, at, user_id, action, subject, before, after }) => ({
        id,
        at,
        person: user_id,
        says: sayEvent(action, { subject, before: JSON.parse(before ?? 'null'), after: JSON.parse(after ?? 'null') }),
      })),
      hasMore: rows.length > ENTRIES_AT_ONCE,
      people: await listActors(db),
    };
  });
}
