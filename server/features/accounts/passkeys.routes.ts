import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { recordChange } from '../../changes/record-change.ts';
import { insertPasskey, listPasskeys, removePasskey } from '../../db/passkeys.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import { changeProven, startAnew } from './own-ways-in.ts';
import { ask, beginAdding, readNewPasskey } from './passkeys.ts';

/** Nobody needs more devices than this. */
const MOST_PASSKEYS = 20;

/** Keys of one's own devices. To add or remove one takes both steps, as far as there are two. */
export function passkeyRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;

  route(app, endpoints.listPasskeys, async ({ request }) => {
    const rows = await listPasskeys(db, staffOf(request).user_id);
    return rows.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    }));
  });

  route(app, endpoints.challengePasskey, ({ request }) => ask(request, 'step', staffOf(request).user_id));

  route(app, endpoints.beginPasskey, async ({ request, body }) => {
    const account = staffOf(request);
    await changeProven(request, body, async (trx) => {
      if ((await listPasskeys(trx, account.user_id)).length >= MOST_PASSKEYS) throw new HttpError(409, 'passkeys.many');
    });
    return beginAdding(request, account);
  });

  route(app, endpoints.addPasskey, async ({ request, reply, body }) => {
    const { user_id } = staffOf(request);
    const made = body.passkey as unknown as RegistrationResponseJSON;
    const passkey = await readNewPasskey(request, user_id, body.name, made);
    await db.transaction().execute(async (trx) => {
      if (!(await insertPasskey(trx, passkey))) throw new HttpError(409, 'passkeys.known');
      await recordChange(trx, request, { action: 'passkey.add', subject: user_id, after: { name: body.name } });
      await startAnew(trx, request, reply);
    });
    return { message: messages.passkeys.added };
  });

  route(app, endpoints.removePasskey, async ({ request, reply, params, body }) => {
    const { user_id } = staffOf(request);
    await changeProven(request, body, async (trx) => {
      const passkey = (await listPasskeys(trx, user_id)).find(({ id }) => id === params.id);
      if (!passkey || !(await removePasskey(trx, user_id, passkey.id))) throw new HttpError(404, 'passkeys.unknown');
      const before = { name: passkey.name };
      await recordChange(trx, request, { action: 'passkey.remove', subject: user_id, before });
      await startAnew(trx, request, reply);
    });
    return { message: messages.passkeys.removed };
  });
}
