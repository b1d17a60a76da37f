import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { loadContent } from '../content/load-content.ts';
import { buildApp } from '../server/app.ts';
import { readProcessConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/connect.ts';
import { KeptContent } from '../server/http/kept-content.ts';
import { ReplyCache } from '../server/http/reply-cache.ts';
import { prepareDatabase } from '../server/prepare-database.ts';
import { servePages } from '../server/ssr/serve-pages.ts';

/** The application with a memory that forgets: every page, and everything it is made from, is made anew for each request. */

const config = readProcessConfig();
const database = openDatabase(config);
await prepareDatabase(database, loadContent(), config);
const { app } = await buildApp(config, database, (building) => servePages(forgetful(building)));
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as AddressInfo).port);

function forgetful(building: FastifyInstance): FastifyInstance {
  const { context } = building;
  context.keptContent = { get: (...read) => new KeptContent(context.contentVersion).get(...read) } as KeptContent;
  context.replies = { send: (...call) => new ReplyCache(context.contentVersion).send(...call) } as ReplyCache;
  return building;
}
