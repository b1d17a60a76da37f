import type { InterfaceLocale } from '../locales.ts';

/** Where the links in e-mails lead: a page that asks, and what mail programs call for whoever presses their own button (RFC 8058). */
export const unsubscribePath = '/unsubscribe';

interface UnsubscribeWords {
  title: string;
  ask: string;
  button: string;
  done: string;
  unknown: string;
  home: string;
}

export const unsubscribeWords: Readonly<Record<InterfaceLocale, UnsubscribeWords>> = {
  en: {
    title: 'Unsubscribe',
    ask: 'Do you want no more e-mails from us at this address? We can still call you about an enquiry that you send us.',
    button: 'No more e-mails',
    done: 'Done. We send no more e-mails to this address.',
    unknown: 'This link is not complete. Please open it from the e-mail again, or answer the e-mail.',
    home: 'To the website',
  },
  kn: {
    title: 'ಇ-ಮೇಲ್ ನಿಲ್ಲಿಸಿ',
    ask: 'ಈ ವಿಳಾಸಕ್ಕೆ ನಮ್ಮಿಂದ ಇನ್ನು ಇ-ಮೇಲ್ ಬೇಡವೇ? ನೀವು ಕಳುಹಿಸುವ ವಿಚಾರಣೆಯ ಬಗ್ಗೆ ನಾವು ನಿಮಗೆ ಕರೆ ಮಾಡಬಹುದು.',
    button: 'ಇನ್ನು ಇ-ಮೇಲ್ ಬೇಡ',
    done: 'ಆಯಿತು. ಈ ವಿಳಾಸಕ್ಕೆ ನಾವು ಇನ್ನು ಇ-ಮೇಲ್ ಕಳುಹಿಸುವುದಿಲ್ಲ.',
    unknown: 'ಈ ಲಿಂಕ್ ಪೂರ್ಣವಾಗಿಲ್ಲ. ದಯವಿಟ್ಟು ಇ-ಮೇಲ್‌ನಿಂದ ಮತ್ತೆ ತೆರೆಯಿರಿ, ಅಥವಾ ಆ ಇ-ಮೇಲ್‌ಗೆ ಉತ್ತರಿಸಿ.',
    home: 'ವೆಬ್‌ಸೈಟ್‌ಗೆ',
  },
  hi: {
    title: 'ई-मेल बंद करें',
    ask: 'क्या इस पते पर हमसे और ई-मेल नहीं चाहिए? आपकी भेजी हुई पूछताछ के बारे में हम आपको फ़ोन कर सकते हैं।',
    button: 'और ई-मेल नहीं',
    done: 'हो गया। इस पते पर हम और ई-मेल नहीं भेजेंगे।',
    unknown: 'यह लिंक पूरा नहीं है। कृपया ई-मेल से इसे फिर खोलें, या उस ई-मेल का उत्तर दें।',
    home: 'वेबसाइट पर',
  },
};
