import { localePrefix, splitLocale } from '../../contract/locales.ts';
import { pagePaths } from '../../contract/page-paths.ts';
import { keepReply } from './kept-replies.ts';

/** The page for addresses that were never visited, in the languages of those that were. Anew with every release. */

declare const RELEASE: string;
const CURRENT = `offline ${RELEASE}`;

const offlineAddress = (pathname: string): string => localePrefix(splitLocale(pathname).locale) + pagePaths.offline;

/** With its styles and letters, and without its script, which would look for the page of the address it is shown at. */
export async function keepOfflinePage(pathname: string): Promise<void> {
  const address = offlineAddress(pathname);
  const pages = await caches.open(CURRENT);
  if (await pages.match(address)) return;
  const page = await fetch(address);
  if (!page.ok) return;
  const html = (await page.text()).replace(/<script data-steps=.*?<\/script>/s, '');
  const files = [...html.matchAll(/<link rel="(?:stylesheet|preload)"[^>]* href="(\/assets\/[^"]+)"/g)];
  await Promise.all(
    files.map(async ([, file = '']) => {
      const request = new Request(file);
      const reply = await fetch(request);
      if (reply.ok) await keepReply('asset', request, reply);
    }),
  );
  await pages.put(address, new Response(html, { headers: page.headers }));
}

export async function offlinePage(pathname: string): Promise<Response> {
  const pages = await caches.open(CURRENT);
  return (await pages.match(offlineAddress(pathname))) ?? (await pages.match(pagePaths.offline)) ?? Response.error();
}

export async function dropOldOfflinePages(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('offline ') && name !== CURRENT);
  await Promise.all(old.map((name) => caches.delete(name)));
}
