import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '../../../contract/locales.ts';
import { pathIn } from '../../../contract/locales.ts';
import { chooseLanguage, declineLanguage } from './chosen-language.ts';

/** Said in the language that is offered, which the page itself does not speak. */
const words: Record<Locale, Record<'text' | 'accept' | 'decline', string>> = {
  en: { text: 'This page is also available in English.', accept: 'Read it in English', decline: 'Not now' },
  kn: { text: 'ಈ ಪುಟ ಕನ್ನಡದಲ್ಲೂ ಇದೆ.', accept: 'ಕನ್ನಡದಲ್ಲಿ ಓದಿ', decline: 'ಈಗ ಬೇಡ' },
  hi: { text: 'यह पेज हिन्दी में भी है।', accept: 'हिन्दी में पढ़ें', decline: 'अभी नहीं' },
};

/** Floats above the page, so that nothing on it moves; on a phone above the bar at its bottom. */
export function LanguageOffer({ locale }: { locale: Locale }) {
  const [isOpen, setOpen] = useState(true);
  const { pathname, search, hash } = useLocation();
  const { text, accept, decline } = words[locale];
  if (!isOpen) return null;
  const close = () => {
    declineLanguage(locale);
    setOpen(false);
    // The button that had the focus is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <aside
      lang={locale}
      aria-label={text}
      className="card fixed low:static low:m-4 inset-x-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 p-4 shadow-floating sm:right-auto sm:max-w-sm md:bottom-4"
    >
      <p className="font-semibold">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <a
          href={pathIn(locale, pathname + search + hash)}
          hrefLang={locale}
          onClick={() => chooseLanguage(locale)}
          className="button button-primary"
        >
          {accept}
        </a>
        <button type="button" onClick={close} className="button button-quiet">
          {decline}
        </button>
      </div>
    </aside>
  );
}
