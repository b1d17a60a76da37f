import { pathIn, splitLocale, toLocale } from '../../../contract/locales.ts';
import { chooseLanguage } from './chosen-language.ts';

/**
 * Notes which language somebody goes to, wherever the link to it stands and whether or not that has hydrated; an address on
 * arrival in another one would lead back. The link then also leads to what the server does not know of the address: where on
 * the page, and whatever campaign led here.
 */
export function followLanguages(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
      const locale = toLocale(link?.hreflang);
      if (!link || !locale) return;
      chooseLanguage(locale);
      const { pathname, search, hash } = window.location;
      link.href = pathIn(locale, splitLocale(pathname).pathname + search + hash);
    },
    true,
  );
}
