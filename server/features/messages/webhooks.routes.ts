import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { webhookPaths } from '../../../contract/outgoing/webhooks.ts';
import type { Config } from '../../config.ts';
import { HttpError } from '../../http/http-error.ts';
import { readSecret } from '../../outbox/channels/read-secret.ts';
import { readKey } from '../../outbox/keys.ts';
import { saysStop, takeReport, unsubscribe } from '../../outbox/reports.ts';
import type { Told } from './read-webhook.ts';
import { readSms, readWhatsapp } from './read-webhook.ts';

/** Meta puts many reports into one call. */
const MOST_BYTES = 1024 * 1024;

/** What providers tell us of messages, and what people answer to them. */
export function webhookRoutes(app: FastifyInstance): void {
  const { config, database } = app.context;
  const { db } = database;

  const take = async (provider: 'whatsapp' | 'sms', { reports, replies }: Told) => {
    const now = Date.now();
    for (const report of reports) await takeReport(db, report, config.messages, now);
    for (const { from, text } of replies) {
      if (saysStop(text)) await unsubscribe(db, provider, from, 'stop', now);
    }
  };

  // Meta asks for it when somebody enters our address there: whoever knows the word gets the challenge back.
  app.get(webhookPaths.whatsapp, async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    const word = config.messages.whatsapp ? await readKey(db, 'whatsapp-verify') : '';
    const isKnown = word !== '' && query['hub.mode'] === 'subscribe' && isSame(String(query['hub.verify_token']), word);
    if (!isKnown) throw new HttpError(403, 'request.notUnderstood');
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(String(query['hub.challenge']).slice(0, 200));
  });

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature is one of the bytes as they came: they are read as something only when it is right.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );

    scope.post(webhookPaths.whatsapp, { bodyLimit: MOST_BYTES }, async (request, reply) => {
      demandSignature(request, 'x-hub-signature-256', secretOf(config, 'whatsapp'));
      await take('whatsapp', readWhatsapp(jsonOf(request)));
      return reply.send({ message: 'ok' });
    });

    scope.post(webhookPaths.sms, { bodyLimit: MOST_BYTES }, async (request, reply) => {
      demandSignature(request, 'x-signature-256', secretOf(config, 'sms'));
      await take('sms', readSms(jsonOf(request)));
      return reply.send({ message: 'ok' });
    });
  });
}

function secretOf({ messages: { whatsapp, sms } }: Config, provider: 'whatsapp' | 'sms'): string | undefined {
  const file = provider === 'whatsapp' ? whatsapp?.webhookSecretFile : sms?.tokenFile;
  return file === undefined ? undefined : readSecret(file);
}

function demandSignature({ headers, body }: FastifyRequest, name: string, secret: string | undefined): void {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const given = String(headers[name] ?? '');
  const right = secret && `sha256=${createHmac('sha256', secret).update(bytes).digest('hex')}`;
  if (!right || !isSame(given, right)) throw new HttpError(401, 'request.notUnderstood');
}

/** In the same time, however much of it is right. */
function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function jsonOf({ body }: FastifyRequest): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    throw new HttpError(400, 'request.invalidJson');
  }
}
