import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';
import { referencePage } from './reference-page.ts';

export function apiReferenceRoutes(app: FastifyInstance): void {
  const { replies, config } = app.context;

  app.get('/api/openapi.json', (request, reply) =>
    replies.send(request, reply, { key: '/api/openapi.json' }, async () => ({
      status: 200,
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify(openApiDocument(config.publicUrl), null, 2),
      isKept: true,
    })),
  );

  app.get('/api/docs', (request, reply) => {
    reply.header('content-security-policy', contentSecurityPolicy());
    return replies.send(request, reply, { key: '/api/docs' }, async () => ({
      status: 200,
      contentType: 'text/html; charset=utf-8',
      body: referencePage(),
      isKept: true,
    }));
  });
}

let policy: string | undefined;

/** Allows the page's one style block, by its hash, and nothing else. */
function contentSecurityPolicy(): string {
  if (policy) return policy;
  const style = /<style>(.*?)<\/style>/s.exec(referencePage())?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return policy;
}
