import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentLocale } from '../../lib/locale.ts';
import { site } from '../site-content.ts';
import { languageToOffer } from './chosen-language.ts';

const NoOffer: typeof import('./language-offer.tsx').LanguageOffer = () => <></>;

/** Only those to whom a language is offered ask for its script. */
const LanguageOffer = lazy(() =>
  import('./language-offer.tsx').then(
    (file) => ({ default: file.LanguageOffer }),
    () => ({ default: NoOffer }),
  ),
);

const never = () => () => {};

/** What the browser prefers, the server does not ask: the page is the same for everybody, and nobody is sent elsewhere. */
export function OfferedLanguage() {
  const locale = useSyncExternalStore(
    never,
    () => languageToOffer(currentLocale(), site().shownLanguages),
    () => undefined,
  );
  if (!locale) return null;
  return (
    <Suspense>
      <LanguageOffer locale={locale} />
    </Suspense>
  );
}
