import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import { createServer, mergeConfig } from 'vite';
import viteConfig from '../../vite.config.ts';
import { styleTags } from './asset-tags.ts';
import type { FrontEnd, Renderer } from './front-end.ts';

/** They come with the scripts too, but only after the first paint. */
const SITE_STYLES = ['/web/site/site.css'];

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
    async renderer() {
      const renderer = (await vite.ssrLoadModule('/web/entry-server.tsx')) as Renderer;
      renderer.takeBlursFrom((address) => app.context.blurs.get(address));
      return renderer;
    },
    siteAssets: () => ({ styles: SITE_STYLES, fonts: [], scriptTag: scriptTag('/web/entry-client.tsx') }),
    siteStyles: () => SITE_STYLES,
    adminTags: [...styleTags(['/web/admin/admin.css']), scriptTag('/web/admin/entry-admin.tsx')].join('\n'),
    finish: (url, document) => vite.transformIndexHtml(url, document),
    serveSource: (request, reply) => serveSource(vite, request, reply),
  };
}

const scriptTag = (source: string): string => `<script type="module" src="${source}"></script>`;

function serveSource(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  return new Promise((resolve, reject) => {
    reply.raw.once('close', () => {
      reply.hijack();
      resolve(true);
    });
    vite.middlewares(request.raw, reply.raw, (error?: Error) => (error ? reject(error) : resolve(false)));
  });
}
