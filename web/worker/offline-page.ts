import { localePrefix, splitLocale } from '../../contract/locales.ts';
import { NEEDED_FILES_HEADER, OFFLINE_COPY_PATH } from '../../contract/offline-copy.ts';
import { keepReply } from './kept-replies.ts';

/** The page for addresses that were never visited, in the languages of those that were. Anew with every release. */

declare const RELEASE: string;
const CURRENT = `offline ${RELEASE}`;

const offlineAddress = (pathname: string): string => localePrefix(splitLocale(pathname).locale) + OFFLINE_COPY_PATH;

/** With its styles and letters. */
export async function keepOfflinePage(pathname: string): Promise<void> {
  const address = offlineAddress(pathname);
  const pages = await caches.open(CURRENT);
  if (await pages.match(address)) return;
  const page = await fetch(address);
  if (!page.ok) return;
  const files = page.headers.get(NEEDED_FILES_HEADER)?.split(' ') ?? [];
  await Promise.all(
    files.map(async (file) => {
      const request = new Request(file);
      const reply = await fetch(request);
      if (reply.ok) await keepReply('asset', request, reply);
    }),
  );
  await pages.put(address, page);
}

export async function offlinePage(pathname: string): Promise<Response> {
  const pages = await caches.open(CURRENT);
  return (await pages.match(offlineAddress(pathname))) ?? (await pages.match(OFFLINE_COPY_PATH)) ?? Response.error();
}

export async function dropOldOfflinePages(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('offline ') && name !== CURRENT);
  await Promise.all(old.map((name) => caches.delete(name)));
}
