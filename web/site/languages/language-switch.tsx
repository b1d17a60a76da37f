import { m } from 'virtual:messages';
import { languageNames } from '../../../contract/language-names.ts';
import { pathIn } from '../../../contract/locales.ts';
import { currentLocale } from '../../lib/locale.ts';
import { useLocation } from '../../lib/router.tsx';
import { site } from '../site-content.ts';

/** The same page in the other languages. Each is a build of its own, so going there is a visit, for which drafts are kept. */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  const { shownLanguages } = site();
  if (shownLanguages.length < 2) return null;
  return (
    <nav aria-label={m.language_label()} className={className}>
      <ul className="flex flex-wrap gap-x-4">
        {shownLanguages.map((locale) => (
          <li key={locale}>
            <a
              href={pathIn(locale, pathname + search)}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === currentLocale() ? 'true' : undefined}
              suppressHydrationWarning
              className="inline-flex min-h-11 min-w-6 items-center font-names hover:underline aria-[current]:font-bold aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-sign aria-[current]:underline-offset-4"
            >
              {languageNames[locale]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
