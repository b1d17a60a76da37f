import type { PushNote } from '../../contract/outgoing/push-note.ts';
import type { OpenScreen } from '../../contract/outgoing/push-worker.ts';
import { PUSH_WORKER } from '../../contract/outgoing/push-worker.ts';
import { pagePaths } from '../../contract/page-paths.ts';

/** What a service worker has that pages lack, as far as notifications go. */
interface PushScope {
  addEventListener: (
    name: 'push' | 'notificationclick' | 'install' | 'activate',
    listener: (event: PushEvents) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (query: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly OpenPage[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> };
}

interface PushEvents extends Event {
  waitUntil: (work: Promise<unknown>) => void;
  data?: { json: () => unknown };
  notification: Notification;
}

interface OpenPage {
  url: string;
  focus: () => Promise<unknown>;
  postMessage: (message: OpenScreen) => void;
}

const worker = self as unknown as PushScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, tag, url } = event.data.json() as PushNote;
  const options = { body, tag, renotify: true, icon: '/icon-192.png', data: { url } } as NotificationOptions;
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data as Pick<PushNote, 'url'>;
  event.waitUntil(open(url.startsWith(PUSH_WORKER.scope) ? url : pagePaths.panel));
});

/** In a panel that is open already, with all that somebody has typed there; else in a new one. */
async function open(url: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const panel = pages.find((page) => new URL(page.url).pathname === pagePaths.panel);
  if (!panel) return void (await worker.clients.openWindow(url));
  await panel.focus();
  panel.postMessage({ open: url });
}
