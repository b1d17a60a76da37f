import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import Fastify, { LogController } from 'fastify';
import { loadBlurs } from '../content/load-blurs.ts';
import { loadTranslations } from '../content/load-translations.ts';
import { MAX_PARAMETER_LENGTH } from '../contract/catalogue.ts';
import type { Config } from './config.ts';
import type { Database } from './db/engine.ts';
import { accessoryRoutes } from './features/accessories/accessories.routes.ts';
import { invitationRoutes } from './features/accounts/invitation.routes.ts';
import { loginRoutes } from './features/accounts/login.routes.ts';
import { passkeyRoutes } from './features/accounts/passkeys.routes.ts';
import { peopleRoutes } from './features/accounts/people.routes.ts';
import { profileRoutes } from './features/accounts/profile.routes.ts';
import { secondFactorRoutes } from './features/accounts/second-factor.routes.ts';
import { sessionRoutes } from './features/accounts/sessions.routes.ts';
import { apiReferenceRoutes } from './features/api-reference/api-reference.routes.ts';
import { brochureRoutes } from './features/brochures/brochures.routes.ts';
import { buyingRoutes } from './features/buying/buying.routes.ts';
import { catalogueRoutes, modelRoutes } from './features/catalogue/catalogue.routes.ts';
import { contactClickRoutes } from './features/contact-clicks/contact-clicks.routes.ts';
import { customerRoutes } from './features/customers/customers.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { editingRoutes } from './features/editing/editing.routes.ts';
import { listRoutes } from './features/editing/lists.routes.ts';
import { planRoutes } from './features/editing/plans.routes.ts';
import { revisionRoutes } from './features/editing/revisions.routes.ts';
import { textRoutes } from './features/editing/texts.routes.ts';
import { enquiryRoutes } from './features/enquiries/enquiries.routes.ts';
import { eventRoutes } from './features/events/events.routes.ts';
import { galleryRoutes } from './features/gallery/gallery.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { historyRoutes } from './features/history/history.routes.ts';
import { leadFigureRoutes } from './features/lead-figures/lead-figures.routes.ts';
import { leadRoutes } from './features/leads/leads.routes.ts';
import { logoRoutes } from './features/logo/logo.routes.ts';
import { messageRoutes } from './features/messages/messages.routes.ts';
import { pushRoutes } from './features/messages/push.routes.ts';
import { unsubscribeRoutes } from './features/messages/unsubscribe.routes.ts';
import { webhookRoutes } from './features/messages/webhooks.routes.ts';
import { offerRoutes } from './features/offers/offers.routes.ts';
import { libraryRoutes } from './features/pictures/library.routes.ts';
import { pictureRoutes } from './features/pictures/pictures.routes.ts';
import { previewRoutes } from './features/previews/previews.routes.ts';
import { priceRoutes } from './features/prices/prices.routes.ts';
import { leadLinkRoutes } from './features/reports/lead-links.routes.ts';
import { reportRoutes } from './features/reports/reports.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { setUpRoutes } from './features/set-up/set-up.routes.ts';
import { suspectedRoutes } from './features/suspected/suspected.routes.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { teamRoutes } from './features/team/team.routes.ts';
import { vehicleRoutes } from './features/vehicles/vehicles.routes.ts';
import { answerBrokenRequests } from './http/broken-requests.ts';
import './context.ts';
import { ContentVersion } from './changes/content-version.ts';
import { watchDisk } from './disk-watch.ts';
import { LiveDocuments } from './documents/live-documents.ts';
import { siteOf } from './documents/site-facts.ts';
import { Draining } from './http/draining.ts';
import { handleErrors, notFoundError, sendError } from './http/errors.ts';
import { OpenStreams } from './http/event-stream.ts';
import { HttpError } from './http/http-error.ts';
import { parseJsonOnly } from './http/json-body.ts';
import { KeptContent } from './http/kept-content.ts';
import { enquiryLimits } from './http/limits.ts';
import { logAnswers, requestIds } from './http/logging.ts';
import { ReplyCache } from './http/reply-cache.ts';
import { CONSTANT_HEADERS, setSecurityHeaders } from './http/security-headers.ts';
import { cutSlowBodies, HEADERS_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from './http/slow-clients.ts';
import { serveStaticFiles } from './http/static-files.ts';
import type { AnswerUnknown } from './ssr/unknown-addresses.ts';

const MAX_JSON_BYTES = 100 * 1024;

export interface App {
  app: FastifyInstance;
  draining: Draining;
}

/** The table of contents: the parts that every request passes, then the features, then the pages where there are any. */
export async function buildApp(
  config: Config,
  database: Database,
  servePages?: (app: FastifyInstance) => Promise<AnswerUnknown>,
): Promise<App> {
  const app: FastifyInstance = Fastify(serverOptions(config));
  app.decorate('context', {
    config,
    database,
    ...contentOf(database),
    translations: loadTranslations(),
    blurs: loadBlurs(),
    enquiryLimits: enquiryLimits(config),
    streams: new OpenStreams(),
  });
  app.decorateRequest('staff', null);
  followContent(app);

  logAnswers(app);
  setSecurityHeaders(app);
  const draining = new Draining(app);
  cutSlowBodies(app);
  parseJsonOnly(app);
  handleErrors(app);
  await app.register(cookie);
  await serveStaticFiles(app);

  healthRoutes(app);
  apiReferenceRoutes(app);
  catalogueRoutes(app);
  modelRoutes(app);
  buyingRoutes(app);
  searchRoutes(app);
  pictureRoutes(app);
  libraryRoutes(app);
  brochureRoutes(app);
  previewRoutes(app);
  enquiryRoutes(app);
  contactClickRoutes(app);
  accountRoutes(app);
  dashboardRoutes(app);
  deskRoutes(app);
  priceRoutes(app);
  accessoryRoutes(app);
  offerRoutes(app);
  galleryRoutes(app);
  vehicleRoutes(app);
  websiteRoutes(app);
  reportRoutes(app);
  historyRoutes(app);
  systemRoutes(app);
  outboxRoutes(app);

  watchDisk(app);

  const answerUnknown = await servePages?.(app);
  app.setNotFoundHandler(async (request, reply) => {
    const isAnswered = await answerUnknown?.(request, reply);
    return isAnswered ? reply : sendError(reply, notFoundError(request, reply));
  });
  await app.ready();
  return { app, draining };
}

/** Who may come in. */
function accountRoutes(app: FastifyInstance): void {
  loginRoutes(app);
  profileRoutes(app);
  secondFactorRoutes(app);
  passkeyRoutes(app);
  sessionRoutes(app);
  invitationRoutes(app);
  peopleRoutes(app);
}

/** What goes out to people, and what comes back about it. */
function outboxRoutes(app: FastifyInstance): void {
  messageRoutes(app);
  pushRoutes(app);
  webhookRoutes(app);
  unsubscribeRoutes(app);
}

/** What the group *Website* of the panel does. */
function websiteRoutes(app: FastifyInstance): void {
  editingRoutes(app);
  listRoutes(app);
  revisionRoutes(app);
  planRoutes(app);
  textRoutes(app);
  setUpRoutes(app);
  logoRoutes(app);
}

/** What the group *Desk* of the panel does. */
function deskRoutes(app: FastifyInstance): void {
  leadRoutes(app);
  eventRoutes(app);
  customerRoutes(app);
  leadFigureRoutes(app);
  leadLinkRoutes(app);
  suspectedRoutes(app);
  teamRoutes(app);
}

/** What the dealership says, and what is made of it and kept until it changes. */
function contentOf({ db }: Database) {
  const contentVersion = new ContentVersion(db);
  const documents = new LiveDocuments(db, contentVersion);
  return {
    contentVersion,
    documents,
    site: { current: async () => siteOf(await documents.current()) },
    replies: new ReplyCache(contentVersion),
    keptContent: new KeptContent(contentVersion),
    reads: new Map(),
  };
}

function followContent(app: FastifyInstance): void {
  const { contentVersion, documents } = app.context;
  // Known before the first visitor comes, and so also when the database goes away after that.
  app.addHook('onReady', async () => void (await documents.current().catch(() => {})));
  app.addHook('onClose', async () => contentVersion.stop());
}

function serverOptions(config: Config): FastifyHttpOptions<Server> {
  return {
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, base: null, redact: ['busboyOptions'] },
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request would cost more than most answers do; our lines carry the id themselves.
    childLoggerFactory: (logger) => logger,
    genReqId: requestIds(),
    requestIdHeader: false,
    rewriteUrl: ({ url = '/' }) => withoutOrigin(url),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    keepAliveTimeout: 72_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 1000 },
    clientErrorHandler: answerBrokenRequests,
    frameworkErrors: (_error, request, reply) => {
      reply.headers({ 'x-request-id': request.id, ...CONSTANT_HEADERS });
      sendError(reply, new HttpError(400, 'request.addressInvalid'));
    },
  };
}

/** `GET http://anything/path` asks for the path; whose name somebody wrote in front of it is not to get into any link. */
const withoutOrigin = (url: string): string =>
  url.replace(/^https?:\/\/[^/?#]*(?=([/?#]?))/i, (_all, next) => (next === '/' ? '' : '/'));

/** A number counts the proxies in front, nearest first: what the client itself wrote into the header is never believed. */
function trustedProxies(setting: Config['trustProxy']): NonNullable<FastifyHttpOptions<Server>['trustProxy']> {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting;
}
