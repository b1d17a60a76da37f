import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../contract/durations.ts';
import { BASE_LOCALE } from '../../contract/locales.ts';

const SECURITY_TEXT_PATH = '/.well-known/security.txt';
/** RFC 9116 wants less than a year; it is always as long from the day on which it is asked for. */
const VALID_DAYS = 300;

/** Whom to tell about a hole in the site. */
export function serveSecurityText(app: FastifyInstance): void {
  const { config, site } = app.context;
  const { publicUrl } = config;
  app.get(SECURITY_TEXT_PATH, async (_request, reply) => {
    const { email, shownLanguages } = (await site.current())[BASE_LOCALE];
    const expires = new Date(Math.floor(Date.now() / DAY_MS + VALID_DAYS) * DAY_MS).toISOString();
    const lines = [
      `Contact: mailto:${email}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${shownLanguages.join(', ')}`,
      ...(publicUrl ? [`Canonical: ${publicUrl}${SECURITY_TEXT_PATH}`] : []),
    ];
    reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400');
    return reply.send(`${lines.join('\n')}\n`);
  });
}
