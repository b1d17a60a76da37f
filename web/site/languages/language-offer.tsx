import { useState } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import { BASE_LOCALE, pathIn } from '../../../contract/locales.ts';
import { useLocation } from '../../lib/router.tsx';
import { declineLanguage } from './chosen-language.ts';

type Words = Record<'text' | 'accept' | 'decline', string>;

/** Said in the language that is offered, which the page itself does not speak; in English where the product does not speak it either. */
const words: Partial<Record<Locale, Words>> = {
  kn: { text: 'ಈ ಪುಟ ಕನ್ನಡದಲ್ಲೂ ಇದೆ.', accept: 'ಕನ್ನಡದಲ್ಲಿ ಓದಿ', decline: 'ಈಗ ಬೇಡ' },
  hi: { text: 'यह पेज हिन्दी में भी है।', accept: 'हिन्दी में पढ़ें', decline: 'अभी नहीं' },
};

/** With the browser's name for it: it speaks the language, or nobody would be offered that. */
function inEnglish(locale: Locale): Words {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale);
  return { text: `This page is also available in ${name}.`, accept: `Read it in ${name}`, decline: 'Not now' };
}

const ANSWER = 'inline-flex min-h-11 items-center';

/**
 * Lies over the bar with the numbers and scrolls away with it: nothing on the page moves, and nothing of what it is about is
 * covered. A phone has room for the two answers there, which say it all.
 */
export function LanguageOffer({ locale }: { locale: Locale }) {
  const [isOpen, setOpen] = useState(true);
  const { pathname, search } = useLocation();
  const { text, accept, decline } = words[locale] ?? inEnglish(locale);
  if (!isOpen) return null;
  const close = () => {
    declineLanguage(locale);
    setOpen(false);
    // The button that had the focus is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <aside
      lang={words[locale] ? locale : BASE_LOCALE}
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
