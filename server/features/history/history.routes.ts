import type { FastifyInstance } from 'fastify';
import { sayEvent } from '../../../contract/history.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { route } from '../../http/route.ts';
import { findEntries, listActors } from './history.repository.ts';
import { publishedChanges } from './published-changes.ts';

const ENTRIES_AT_ONCE = 50;

export function historyRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;

  route(app, endpoints.readHistory, async ({ body }) => {
    const rows = await findEntries(db, body, ENTRIES_AT_ONCE + 1);
    const shown = rows.slice(0, ENTRIES_AT_ONCE).map((row) => ({
      ...row,
      before: JSON.parse(row.before ?? 'null'),
      after: JSON.parse(row.after ?? 'null'),
    }));
    const changes = await publishedChanges(db, shown);
    return {
      entries: shown.map(({ id, at, user_id, action, subject, before, after }) => ({
        id,
        at,
        person: user_id,
        says: sayEvent(action, { subject, before, after }),
        changes: changes.get(id) ?? [],
      })),
      hasMore: rows.length > ENTRIES_AT_ONCE,
      people: await listActors(db),
    };
  });
}
