import { publicAddresses, readAddress } from '../../../contract/addresses.ts';
import type { ContactKind } from '../../../contract/contact-clicks.ts';

/** Tells our own server, and nobody else, that somebody gets in touch; it goes out even if the page is left at once. */
export function countContact(kind: ContactKind): void {
  const click = JSON.stringify({ kind, page: location.pathname + location.search });
  navigator.sendBeacon?.(
    readAddress(publicAddresses.countContact).path,
    new Blob([click], { type: 'application/json' }),
  );
}

/** Numbers and chats stand in many places, so they are watched from one. */
export function countContactLinks(): void {
  addEventListener('click', ({ target }) => {
    const [, kind] = /^(tel:|https:\/\/wa\.me)/.exec((target as Element).closest('a')?.href ?? '') ?? [];
    if (kind) countContact(kind === 'tel:' ? 'call' : 'whatsapp');
  });
}
