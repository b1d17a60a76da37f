import { useState } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import { pathIn } from '../../../contract/locales.ts';
import { useLocation } from '../../lib/router.tsx';
import { declineLanguage } from './chosen-language.ts';

/** Said in the language that is offered, which the page itself does not speak. */
const words: Record<Locale, Record<'text' | 'accept' | 'decline', string>> = {
  en: { text: 'This page is also available in English.', accept: 'Read it in English', decline: 'Not now' },
  kn: { text: 'ಈ ಪುಟ ಕನ್ನಡದಲ್ಲೂ ಇದೆ.', accept: 'ಕನ್ನಡದಲ್ಲಿ ಓದಿ', decline: 'ಈಗ ಬೇಡ' },
  hi: { text: 'यह पेज हिन्दी में भी है।', accept: 'हिन्दी में पढ़ें', decline: 'अभी नहीं' },
  mr: { text: 'हे पान मराठीतही आहे.', accept: 'मराठीत वाचा', decline: 'आत्ता नको' },
  te: { text: 'ఈ పేజీ తెలుగులో కూడా ఉంది.', accept: 'తెలుగులో చదవండి', decline: 'ఇప్పుడు వద్దు' },
  ta: { text: 'இந்தப் பக்கம் தமிழிலும் உள்ளது.', accept: 'தமிழில் படிக்க', decline: 'இப்போது வேண்டாம்' },
  ml: { text: 'ഈ പേജ് മലയാളത്തിലും ഉണ്ട്.', accept: 'മലയാളത്തിൽ വായിക്കുക', decline: 'ഇപ്പോൾ വേണ്ട' },
};

const ANSWER = 'inline-flex min-h-11 items-center';

/**
 * Lies over the bar with the numbers and scrolls away with it: nothing on the page moves, and nothing of what it is about is
 * covered. A phone has room for the two answers there, which say it all.
 */
export function LanguageOffer({ locale }: { locale: Locale }) {
  const [isOpen, setOpen] = useState(true);
  const { pathname, search } = useLocation();
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
      className="absolute inset-x-0 top-0 z-20 bg-accent text-on-accent text-sm shadow-raised"
    >
      <div className="wide flex min-h-11 items-center justify-between gap-x-6 sm:justify-start">
        <p className="hidden font-semibold sm:block">{text}</p>
        <a
          href={pathIn(locale, pathname + search)}
          hrefLang={locale}
          className={`${ANSWER} font-bold underline underline-offset-4`}
        >
          {accept}
        </a>
        <button type="button" onClick={close} className={`${ANSWER} cursor-pointer sm:ml-auto`}>
          {decline}
        </button>
      </div>
    </aside>
  );
}
