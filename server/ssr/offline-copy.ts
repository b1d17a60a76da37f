import type { FastifyInstance } from 'fastify';
import { kolkataDate } from '../../contract/kolkata-time.ts';
import type { Locale } from '../../contract/locales.ts';
import { locales, pathIn } from '../../contract/locales.ts';
import { NEEDED_FILES_HEADER, OFFLINE_COPY_PATH } from '../../contract/offline-copy.ts';
import { pagePaths } from '../../contract/page-paths.ts';
import type { FrontEnd } from './front-end.ts';
import type { PageMaker } from './page-maker.ts';

/**
 * The offline page as the service worker keeps it: without its script, which would look for the page of the address it is shown
 * at, and with a list of the files that it needs.
 */
export function serveOfflineCopy(app: FastifyInstance, frontEnd: FrontEnd, maker: PageMaker): void {
  const { config, replies } = app.context;
  const assetsOf = async (address: string, locale: Locale) => {
    const { pages } = await frontEnd.renderer();
    return frontEnd.siteAssets(pages.find(({ path }) => path === address)?.file ?? '', locale);
  };
  for (const locale of locales) {
    const address = pathIn(locale, pagePaths.offline);
    app.get(pathIn(locale, OFFLINE_COPY_PATH), async (request, reply) => {
      const today = kolkataDate(Date.now());
      const { styles, fonts } = await assetsOf(address, locale);
      reply.header(NEEDED_FILES_HEADER, [...styles, ...fonts].join(' '));
      return replies.send(request, reply, { key: `offline copy ${locale}`, edition: today }, () =>
        maker.sitePage(address, today, { isLean: false, pictureOrigin: config.publicUrl, isStill: true }),
      );
    });
  }
}
