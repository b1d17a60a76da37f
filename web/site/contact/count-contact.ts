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
  const count = ({ target }: Event) => {
    const [, kind] = /^(tel:|https:\/\/wa\.me)/.exec((target as Element).closest('a')?.href ?? '') ?? [];
    if (kind) countContact(kind === 'tel:' ? 'call' : 'whatsapp');
  };
  // Before React hears of it, which stops what happens in a part that has not hydrated.
  addEventListener('click', count, true);
}
