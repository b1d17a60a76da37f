import { pagePaths } from '../../contract/page-paths.ts';
import { SYNC_TAG } from '../outbox/outbox.ts';
import { sendWaiting } from '../outbox/send-waiting.ts';
import { findKept, isForKeeping, keepReply } from './kept-replies.ts';
import { dropOldOfflinePages, keepOfflinePage, offlinePage } from './offline-page.ts';
import type { Plan } from './plan-request.ts';
import { isOfPanel, planRequest } from './plan-request.ts';
import type { FetchEvent } from './worker-scope.ts';
import { worker } from './worker-scope.ts';

/**
 * Keeps what a visitor has seen, for when there is no network. The network always comes first, except for files whose name
 * changes with their content: a new release shows on the next visit, and nothing can get stuck on an old one.
 */

/** With one bar a connection may hang for long; a page that is kept is shown before that. */
const PATIENCE_MS = 5000;

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepOfflinePage(pagePaths.home), worker.skipWaiting()]));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([dropOldOfflinePages(), worker.clients.claim(), worker.registration.navigationPreload?.enable()]),
  );
});

worker.addEventListener('fetch', (event) => {
  const plan = planRequest(event.request, self.location.origin);
  if (plan === 'asset') event.respondWith(keptFirst(event));
  else if (plan === 'page') event.respondWith(page(event));
  else if (plan) event.respondWith(networkFirst(event, plan, fetch(event.request)));
});

worker.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendWaiting());
});

async function keptFirst(event: FetchEvent): Promise<Response> {
  return (await findKept('asset', event.request)) ?? networkFirst(event, 'asset', fetch(event.request));
}

async function page(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const fetched = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(event.request));
  try {
    const reply = await networkFirst(event, 'page', fetched);
    event.waitUntil(keepOfflinePage(pathname).catch(() => {}));
    return reply;
  } catch {
    return offlinePage(pathname);
  }
}

/** A file that a script or style of the panel asks for names that as where it comes from, and not the panel. */
async function keepForVisitor(event: FetchEvent, plan: Plan, reply: Response): Promise<void> {
  const client = await worker.clients.get(event.clientId);
  if (!isOfPanel(client?.url ?? '')) await keepReply(plan, event.request, reply);
}

/** What is kept helps out when the network fails, or does not answer for long. */
async function networkFirst(event: FetchEvent, plan: Plan, fetched: Promise<Response>): Promise<Response> {
  const kept = findKept(plan, event.request);
  const fresh = fetched.then((reply) => {
    if (isForKeeping(reply)) event.waitUntil(keepForVisitor(event, plan, reply.clone()).catch(() => {}));
    return reply;
  });
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const first = await Promise.race([fresh.catch(() => undefined), late]);
  return first ?? (await kept) ?? fresh;
}
