import type { MouseEvent } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import { languageNames, locales, pathIn } from '../../../contract/locales.ts';
import { currentLocale } from '../../lib/locale.ts';
import { useLocation } from '../../lib/router.tsx';
import { m } from '../paraglide/messages.js';
import { chooseLanguage } from './chosen-language.ts';

/** The same page in the other languages. Each is a build of its own, so going there is a visit, for which drafts are kept. */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname, search, hash } = useLocation();
  const choose = (event: MouseEvent<HTMLAnchorElement>, locale: Locale) => {
    chooseLanguage(locale);
    // What the server does not know of the address: where on the page, and whatever campaign led here.
    event.currentTarget.href = pathIn(locale, pathname + search + hash);
  };
  return (
    <nav aria-label={m.language_label()} className={className}>
      <ul className="flex gap-x-4">
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={pathIn(locale, pathname + search)}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === currentLocale() ? 'true' : undefined}
              onClick={(event) => choose(event, locale)}
              suppressHydrationWarning
              className="inline-flex min-h-11 min-w-6 items-center font-names hover:underline aria-[current]:font-bold aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-accent aria-[current]:underline-offset-4"
            >
              {languageNames[locale]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
