import type { FastifyInstance } from 'fastify';

/** Data is never a document: even if a browser is led to show a reply as one, nothing in it runs. */
const API_CONTENT_SECURITY_POLICY = "default-src 'none'; frame-ancestors 'none'";

export const CONSTANT_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': API_CONTENT_SECURITY_POLICY,
} as const;

export function setSecurityHeaders(app: FastifyInstance): void {
  const isHttps = app.context.config.publicUrl.startsWith('https:');
  const headers = isHttps ? { ...CONSTANT_HEADERS, 'strict-transport-security': 'max-age=31536000' } : CONSTANT_HEADERS;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
