import type { FastifyInstance } from 'fastify';
import type { PlainPage } from '../../contract/enquiries/form-outcome.ts';
import type { Locale } from '../../contract/locales.ts';
import { BASE_LOCALE, pathIn } from '../../contract/locales.ts';
import { pagePaths } from '../../contract/page-paths.ts';
import type { PanelData } from '../../contract/panel-data.ts';
import { PANEL_DATA_ID } from '../../contract/panel-data.ts';
import type { Documents } from '../documents/live-documents.ts';
import { countModels } from '../documents/models.ts';
import type { FreshReply } from '../http/reply-cache.ts';
import { pageTags, stillTags, styleTags } from './asset-tags.ts';
import { htmlDocument, thingsBlock } from './document.ts';
import type { FrontEnd } from './front-end.ts';
import { LEAN_HEADERS } from './lean-requests.ts';
import { pageCalls } from './page-calls.ts';
import { PANEL_SCRIPT_TAG } from './panel-script.ts';
import { sharingTags } from './sharing-tags.ts';
import type { SiteLook } from './site-look.ts';

const CONTENT_TYPE = 'text/html; charset=utf-8';
const NOT_TO_BE_FOUND = '<meta name="robots" content="noindex">';

interface Way {
  isLean: boolean;
  /** Where a chat window finds the picture of the page. */
  pictureOrigin: string;
  /** Without its script. */
  isStill?: boolean;
  /** Others than those that are live, and what follows from them. */
  documents?: Documents;
  look?: SiteLook;
}

export type PageMaker = ReturnType<typeof createPageMaker>;

/** Makes whole documents: of site pages, of the panel's empty frame, and of the one that says what went wrong. */
export function createPageMaker(app: FastifyInstance, frontEnd: FrontEnd, lookNow: () => Promise<SiteLook>) {
  const { mode, publicUrl } = app.context.config;
  const callsFor = pageCalls(app);
  const isKept = mode !== 'development';

  const sitePage = async (
    address: string,
    today: string,
    { isLean, pictureOrigin, isStill, documents, look }: Way,
  ): Promise<FreshReply> => {
    const { renderPage, PAGE_DATA_ID: id, pictureTags } = await frontEnd.renderer();
    const { site, branches, theme, policies } = look ?? (await lookNow());
    const page = await renderPage(address, {
      today,
      site,
      branches,
      counts: countModels(documents ?? (await app.context.documents.current())),
      callsFor: (asked) => callsFor({ ...asked, ...(documents && { documents }) }),
      origin: publicUrl,
      isLean,
    });
    const { status, locale, head, things, preview, html, data, file, isComplete, isBeingSetUp } = page;
    const assets = frontEnd.siteAssets(file, locale);
    const { dealership: siteName, shownLanguages: languages } = site[locale];
    const document = htmlDocument({
      locale,
      isLean,
      head,
      theme,
      assets: isStill || isBeingSetUp ? stillTags(assets).join('\n') : pageTags(assets),
      tags: [
        ...(head.picture ? pictureTags(head.picture, isLean) : []),
        ...(status === 200 && !isBeingSetUp
          ? sharingTags({ head, preview, locale, languages, address, siteName, publicUrl, pictureOrigin })
          : []),
        ...(status !== 200 || isBeingSetUp || head.isUnlisted ? [NOT_TO_BE_FOUND] : []),
        ...(things.length > 0 ? [thingsBlock(things)] : []),
      ],
      html,
      ...(!isBeingSetUp && { data: { id, value: data } }),
    });
    const body = await frontEnd.finish(address, document);
    // Only addresses that the site itself links to: invented ones must not push them out.
    const isOwnAddress = head.address === undefined || pathIn(locale, head.address) === address;
    return {
      status,
      contentType: CONTENT_TYPE,
      body,
      policy: policies.site,
      isKept: isKept && isComplete && isOwnAddress && !isBeingSetUp,
      variesBy: LEAN_HEADERS,
    };
  };

  /** Without scripts: there is nothing to do on it but to read, and what broke might break them too. */
  const problem = async (sentence: string, today: string, locale: Locale): Promise<PlainPage> => {
    const { renderProblem } = await frontEnd.renderer();
    const { site, theme, policies } = await lookNow();
    const assets = styleTags(frontEnd.siteStyles(locale)).join('\n');
    const rendered = renderProblem(sentence, { today, locale, site: site[locale] });
    return { html: htmlDocument({ ...rendered, locale, theme, assets }), policy: policies.site };
  };

  return { sitePage, panel: async () => panelPage(frontEnd, await lookNow(), isKept), problem };
}

async function panelPage(frontEnd: FrontEnd, look: SiteLook, isKept: boolean): Promise<FreshReply> {
  const { site, theme, policies } = look;
  const { dealership, vendor, shownLanguages } = site[BASE_LOCALE];
  const value: PanelData = { dealership, vendor, shownLanguages };
  const document = htmlDocument({
    head: { title: 'Admin Panel', description: 'For the staff of the dealership' },
    theme,
    assets: frontEnd.adminTags,
    tags: [NOT_TO_BE_FOUND, PANEL_SCRIPT_TAG],
    data: { id: PANEL_DATA_ID, value },
  });
  const body = await frontEnd.finish(pagePaths.panel, document);
  return { status: 200, contentType: CONTENT_TYPE, body, policy: policies.panel, isKept };
}
