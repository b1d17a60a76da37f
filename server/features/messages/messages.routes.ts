import type { FastifyInstance } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { templateOf } from '../../../contract/outgoing/templates.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { recordChange } from '../../changes/record-change.ts';
import { toRowId } from '../../db/row-id.ts';
import type { OutboxRow } from '../../db/tables.ts';
import { messageKind } from '../../documents/kinds/message.ts';
import { siteIn } from '../../documents/kinds/site.ts';
import { siteDocument } from '../../documents/site-facts.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import { findChannel } from '../../outbox/channels/index.ts';
import { findPurpose } from '../../outbox/purposes/index.ts';
import { wordsOf } from '../../outbox/words.ts';
import { channelStates } from './channel-states.ts';
import { drop, sendAgain } from './decide.ts';
import { maskedRecipient } from './masked.ts';
import { countStates, listRows, waitingSince } from './messages.repository.ts';
import { sendTest } from './send-test.ts';

const PAGE = 25;

/** What waits to be sent, what could not be, and what a person decides about it. */
export function messageRoutes(app: FastifyInstance): void {
  const { config, database, documents } = app.context;
  const { db } = database;

  route(app, endpoints.listMessages, async ({ body: { state, before } }) => {
    const rows = await listRows(db, state, before, PAGE + 1);
    const page = rows.slice(0, PAGE);
    return { messages: page.map(toReply), next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
  });

  route(app, endpoints.messageCounts, async () => {
    const counts = await countStates(db);
    const count = (state: string) => counts.get(state) ?? 0;
    return {
      waiting: count('waiting') + count('sending'),
      unknown: count('unknown'),
      dead: count('dead'),
      held: count('held'),
      waitingSince: await waitingSince(db, Date.now()),
    };
  });

  route(app, endpoints.sendMessageAgain, async ({ request, params, body }) => {
    const decision = { id: toRowId(params.id), seen: body.state, now: Date.now() };
    await db.transaction().execute(async (trx) => recordChange(trx, request, await sendAgain(trx, decision)));
    return { message: messages.outbox.again };
  });

  route(app, endpoints.dropMessage, async ({ request, params, body }) => {
    const decision = { id: toRowId(params.id), seen: body.state, now: Date.now() };
    await db.transaction().execute(async (trx) => recordChange(trx, request, await drop(trx, decision)));
    return { message: messages.outbox.dropped };
  });

  route(app, endpoints.previewMessage, async ({ body: { template, language } }) => {
    const drafted = await documents.withDrafts((kind) => kind === messageKind.name);
    const document = drafted.of(messageKind).find(({ key }) => key === template);
    if (!document) throw new HttpError(404, 'request.notFound');
    const { fields } = templateOf(template);
    const params = Object.fromEntries(Object.entries(fields).map(([name, { sample }]) => [name, sample]));
    const site = siteIn(siteDocument(drafted), language);
    return wordsOf(document.body, { language, params, site, fields: Object.keys(fields) });
  });

  route(app, endpoints.listChannels, () => channelStates(db, config, Date.now()));

  route(app, endpoints.testChannel, async ({ request, params: { channel } }) => {
    if (!findChannel(channel)?.isSetUp(config.messages)) throw new HttpError(409, 'outbox.noChannel');
    await db.transaction().execute(async (trx) => {
      await sendTest(trx, channel, staffOf(request), Date.now());
      await recordChange(trx, request, { action: 'message.test', subject: channel });
    });
    return { message: messages.outbox.testing };
  });
}

const toReply = (row: OutboxRow) => ({
  id: row.id,
  channel: row.channel,
  purpose: findPurpose(row.purpose)?.title ?? row.purpose,
  recipient: maskedRecipient(row.channel, row.recipient),
  state: row.state,
  createdAt: row.created_at,
  notBefore: row.not_before,
  settledAt: row.settled_at,
  attempts: row.attempts,
  why: row.last_error,
  leadId: row.lead_id,
});
