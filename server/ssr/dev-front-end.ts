import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import { createServer, mergeConfig } from 'vite';
import viteConfig from '../../vite.config.ts';
import type { FrontEnd, Renderer } from './front-end.ts';

/** Serves the sources themselves, through Vite, on the server's own port; a change shows in the browser at once. */
export async function openDevFrontEnd(app: FastifyInstance): Promise<FrontEnd> {
  const vite = await createServer(
    mergeConfig(viteConfig, {
      configFile: false,
      server: { middlewareMode: true, hmr: { server: app.server }, ws: { server: app.server } },
    }),
  );
  // Before the server closes: it would wait for the browsers' open sockets.
  app.addHook('preClose', () => vite.close());
  return {
    renderer: () => vite.ssrLoadModule('/web/entry-server.tsx') as Promise<Renderer>,
    siteTags: () => sourceTags('/web/entry-client.tsx', '/web/site/site.css'),
    adminTags: sourceTags('/web/admin/entry-admin.tsx', '/web/admin/admin.css'),
    finish: (url, document) => vite.transformIndexHtml(url, document),
    serveSource: (request, reply) => serveSource(vite, request, reply),
  };
}

/** The styles come with the scripts too, but only after the first paint. */
const sourceTags = (script: string, styles: string): string =>
  `<link rel="stylesheet" href="${styles}">\n<script type="module" src="${script}"></script>`;

function serveSource(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  return new Promise((resolve, reject) => {
    reply.raw.once('close', () => {
      reply.hijack();
      resolve(true);
    });
    vite.middlewares(request.raw, reply.raw, (error?: Error) => (error ? reject(error) : resolve(false)));
  });
}
