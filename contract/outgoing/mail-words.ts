import type { InterfaceLocale } from '../locales.ts';

interface MailWords {
  /** Why a customer gets it. */
  why: string;
  unsubscribe: string;
  /** Of e-mails to staff. */
  openPanel: string;
}

/** What stands below the words of an e-mail. */
export const mailWords: Readonly<Record<InterfaceLocale, MailWords>> = {
  en: {
    why: 'You get this e-mail because you wrote to us. You can answer it.',
    unsubscribe: 'No more e-mails',
    openPanel: 'Open the panel',
  },
  kn: {
    why: 'ನೀವು ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿದ್ದರಿಂದ ಈ ಇ-ಮೇಲ್ ಬಂದಿದೆ. ಇದಕ್ಕೆ ಉತ್ತರಿಸಬಹುದು.',
    unsubscribe: 'ಇನ್ನು ಇ-ಮೇಲ್ ಬೇಡ',
    openPanel: 'ಪ್ಯಾನಲ್ ತೆರೆಯಿರಿ',
  },
  hi: {
    why: 'आपने हमसे संपर्क किया, इसलिए यह ई-मेल आया है। आप इसका उत्तर दे सकते हैं।',
    unsubscribe: 'और ई-मेल नहीं',
    openPanel: 'पैनल खोलें',
  },
};
