/** What a service worker has that pages lack; the types of the two worlds cannot be loaded side by side. */

interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends Extendable {
  request: Request;
  /** The page, or worker, that asks; empty for a page that is only just asked for. */
  clientId: string;
  /** The page as the browser began to fetch it while the worker was still waking up. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (reply: Promise<Response>) => void;
}

interface WorkerEvents {
  install: Extendable;
  activate: Extendable;
  fetch: FetchEvent;
  sync: Extendable & { tag: string };
}

interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void>; get: (id: string) => Promise<{ url: string } | undefined> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
}

export const worker = self as unknown as WorkerScope;
