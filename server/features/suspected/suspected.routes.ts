import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { messages } from '../../../contract/messages.ts';
import { maskNumber } from '../../../contract/mobile-number.ts';
import { reports } from '../../../contract/reports/index.ts';
import { may } from '../../../contract/roles/index.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import type { suspectedListSchema } from '../../../contract/schemas/suspected-endpoints.ts';
import { recordChange } from '../../changes/record-change.ts';
import { toRowId } from '../../db/row-id.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import { suspectAgain } from './suspect-again.ts';
import type { Suspected } from './suspected.repository.ts';
import { acquit, findKind, findSuspected } from './suspected.repository.ts';

const AT_ONCE = 25;

export function suspectedRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;

  route(app, endpoints.listSuspected, async ({ request, body: { olderThan } }) => {
    const { role } = staffOf(request);
    const kinds = kindsReadBy(role);
    const rows = kinds.length > 0 ? await findSuspected(db, { kinds, olderThan, limit: AT_ONCE + 1 }) : [];
    const seesNumbers = may(role, 'numbers.read');
    return {
      enquiries: rows.slice(0, AT_ONCE).map((row) => shown(row, seesNumbers)),
      hasMore: rows.length > AT_ONCE,
    };
  });

  const idOf = async (request: FastifyRequest, text: string): Promise<number> => {
    const id = toRowId(text);
    const found = id && (await findKind(db, id));
    if (id && found && kindsReadBy(staffOf(request).role).includes(found.kind)) return id;
    throw new HttpError(404, 'suspected.unknown');
  };

  route(app, endpoints.notSpam, async ({ request, params }) => {
    const id = await idOf(request, params.id);
    await db.transaction().execute(async (trx) => {
      const acquitted = await acquit(trx, id);
      // Somebody else has said so already: there is nothing more to do, and nothing to write down.
      if (!acquitted) return;
      const { kind, reference } = acquitted;
      await recordChange(trx, request, {
        action: 'enquiry.not-spam',
        subject: reference ?? String(id),
        after: { kind },
      });
    });
    return { message: messages.suspected.acquitted };
  });

  route(app, endpoints.isSpam, async ({ request, params }) => {
    const id = await idOf(request, params.id);
    await db.transaction().execute(async (trx) => {
      const again = await suspectAgain(trx, id);
      if (again) await recordChange(trx, request, { action: 'enquiry.spam', subject: again.reference ?? String(id) });
    });
    return { message: messages.suspected.suspectedAgain };
  });
}

const kindsReadBy = (role: string): string[] =>
  reports.filter(({ needs }) => may(role, needs)).map(({ enquiry }) => enquiry.kind);

type Shown = z.input<typeof suspectedListSchema>['enquiries'][number];

function shown(row: Suspected, seesNumbers: boolean): Shown {
  const { id, kind, created_at, name, mobile, email, model, registration, message, language } = row;
  const { cameFrom } = JSON.parse(row.details) as { cameFrom?: unknown };
  return {
    id,
    kind,
    title: reports.find(({ enquiry }) => enquiry.kind === kind)?.enquiry.title ?? kind,
    at: created_at,
    reference: row.reference ?? '',
    name,
    mobile: seesNumbers ? mobile : maskNumber(mobile),
    email,
    model,
    registration,
    message,
    language,
    cameFrom: typeof cameFrom === 'string' ? cameFrom : '',
    isKnownNumber: row.is_known_number === 1,
  };
}
