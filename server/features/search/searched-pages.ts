import type { InterfaceLocale } from '../../../contract/locales.ts';
import { pagePaths } from '../../../contract/page-paths.ts';

type InEach = Readonly<Record<InterfaceLocale, string>>;

interface SearchedPage {
  path: string;
  title: InEach;
  /** What people look for who want this page. */
  words: InEach;
}

/**
 * Pages by what they are called. In no dictionary: there one English text has one translation, and a dealership may call the same thing
 * otherwise.
 */
export const searchedPages: readonly SearchedPage[] = [
  {
    path: pagePaths.motorcycles,
    title: { en: 'Motorcycles', kn: 'ಬೈಕ್‌ಗಳು', hi: 'मोटरसाइकिलें' },
    words: {
      en: 'bikes, models, price list',
      kn: 'ಮೋಟಾರ್‌ಸೈಕಲ್, ಮಾಡೆಲ್‌ಗಳು, ಬೆಲೆ ಪಟ್ಟಿ',
      hi: 'बाइक, मॉडल, कीमत सूची',
    },
  },
  {
    path: pagePaths.scooters,
    title: { en: 'Scooters', kn: 'ಸ್ಕೂಟರ್‌ಗಳು', hi: 'स्कूटर' },
    words: {
      en: 'scooty, gearless, models, price list',
      kn: 'ಸ್ಕೂಟಿ, ಗೇರ್ ಇಲ್ಲದ, ಮಾಡೆಲ್‌ಗಳು, ಬೆಲೆ ಪಟ್ಟಿ',
      hi: 'स्कूटी, बिना गियर, मॉडल, कीमत सूची',
    },
  },
  {
    path: pagePaths.ev,
    title: { en: 'Electric scooters', kn: 'ಎಲೆಕ್ಟ್ರಿಕ್ ಸ್ಕೂಟರ್‌ಗಳು', hi: 'इलेक्ट्रिक स्कूटर' },
    words: {
      en: 'EV, battery, charging, models',
      kn: 'EV, ಇವಿ, ಬ್ಯಾಟರಿ, ಚಾರ್ಜಿಂಗ್, ಮಾಡೆಲ್‌ಗಳು',
      hi: 'EV, ईवी, बैटरी, चार्जिंग, मॉडल',
    },
  },
  {
    path: pagePaths.onRoad,
    title: { en: 'On-road prices', kn: 'ಆನ್-ರೋಡ್ ಬೆಲೆಗಳು', hi: 'ऑन-रोड कीमतें' },
    words: {
      en: 'price, tax, registration, RTO, insurance',
      kn: 'ಬೆಲೆ, ತೆರಿಗೆ, ನೋಂದಣಿ, RTO, ವಿಮೆ, ಇನ್ಶೂರೆನ್ಸ್',
      hi: 'कीमत, टैक्स, रजिस्ट्रेशन, RTO, बीमा, इंश्योरेंस',
    },
  },
  {
    path: pagePaths.compare,
    title: { en: 'Compare models', kn: 'ಮಾದರಿಗಳನ್ನು ಹೋಲಿಸಿ', hi: 'मॉडलों की तुलना' },
    words: {
      en: 'comparison, difference, side by side',
      kn: 'ಹೋಲಿಕೆ, ವ್ಯತ್ಯಾಸ, ಅಕ್ಕಪಕ್ಕ',
      hi: 'तुलना, अंतर, साथ-साथ',
    },
  },
  {
    path: pagePaths.find,
    title: { en: 'Find your two-wheeler', kn: 'ನಿಮ್ಮ ದ್ವಿಚಕ್ರ ವಾಹನ ಹುಡುಕಿ', hi: 'अपना दोपहिया खोजें' },
    words: {
      en: 'which one, mileage, budget, questions, help',
      kn: 'ಯಾವುದು, ಮೈಲೇಜ್, ಬಜೆಟ್, ಪ್ರಶ್ನೆಗಳು, ಸಹಾಯ',
      hi: 'कौन सा, माइलेज, बजट, सवाल, मदद',
    },
  },
  {
    path: pagePaths.loan,
    title: { en: 'Pay by the month', kn: 'ತಿಂಗಳ ಕಂತಿನಲ್ಲಿ ಪಾವತಿ', hi: 'महीने की किस्त' },
    words: {
      en: 'loan, EMI, interest, instalment, down payment',
      kn: 'ಸಾಲ, ಲೋನ್, EMI, ಬಡ್ಡಿ, ಕಂತು, ಡೌನ್ ಪೇಮೆಂಟ್',
      hi: 'लोन, ऋण, EMI, ब्याज, किस्त, डाउन पेमेंट',
    },
  },
  {
    path: pagePaths.runningCost,
    title: { en: 'What it costs to ride', kn: 'ಓಡಿಸಲು ಎಷ್ಟು ವೆಚ್ಚ', hi: 'चलाने का खर्च' },
    words: {
      en: 'running cost, petrol, electric, mileage, a kilometre',
      kn: 'ಪೆಟ್ರೋಲ್ ಖರ್ಚು, ಎಲೆಕ್ಟ್ರಿಕ್, ಮೈಲೇಜ್, ಕಿಲೋಮೀಟರ್',
      hi: 'पेट्रोल का खर्च, इलेक्ट्रिक, माइलेज, किलोमीटर',
    },
  },
  {
    path: pagePaths.exchange,
    title: { en: 'Exchange', kn: 'ವಿನಿಮಯ', hi: 'एक्सचेंज' },
    words: {
      en: 'old vehicle, used, sell, second hand, value',
      kn: 'ಎಕ್ಸ್‌ಚೇಂಜ್, ಹಳೆಯ ವಾಹನ, ಮಾರಾಟ, ಸೆಕೆಂಡ್ ಹ್ಯಾಂಡ್, ಮೌಲ್ಯ',
      hi: 'पुरानी गाड़ी, बेचना, सेकंड हैंड, कीमत',
    },
  },
  {
    path: pagePaths.finance,
    title: { en: 'Finance', kn: 'ಫೈನಾನ್ಸ್', hi: 'फ़ाइनेंस' },
    words: {
      en: 'loan, EMI calculator, bank, documents, proof of address',
      kn: 'ಸಾಲ, ಲೋನ್, EMI ಕ್ಯಾಲ್ಕುಲೇಟರ್, ಬ್ಯಾಂಕ್, ದಾಖಲೆಗಳು, ವಿಳಾಸದ ಪುರಾವೆ',
      hi: 'लोन, ऋण, EMI कैलकुलेटर, बैंक, दस्तावेज़, पते का प्रमाण',
    },
  },
  {
    path: pagePaths.offers,
    title: { en: 'Offers', kn: 'ಆಫರ್‌ಗಳು', hi: 'ऑफ़र' },
    words: {
      en: 'discount, scheme, festival',
      kn: 'ರಿಯಾಯಿತಿ, ಸ್ಕೀಮ್, ಹಬ್ಬ',
      hi: 'छूट, स्कीम, त्योहार',
    },
  },
  {
    path: pagePaths.serviceBooking,
    title: { en: 'Book a service', kn: 'ಸರ್ವಿಸ್ ಬುಕ್ ಮಾಡಿ', hi: 'सर्विस बुक करें' },
    words: {
      en: 'servicing, repair, workshop, oil change',
      kn: 'ಸರ್ವಿಸಿಂಗ್, ರಿಪೇರಿ, ವರ್ಕ್‌ಶಾಪ್, ಆಯಿಲ್ ಬದಲಾವಣೆ',
      hi: 'सर्विसिंग, मरम्मत, वर्कशॉप, ऑयल बदलना',
    },
  },
  {
    path: pagePaths.amc,
    title: { en: 'AMC', kn: 'AMC', hi: 'AMC' },
    words: {
      en: 'annual maintenance contract, servicing',
      kn: 'ವಾರ್ಷಿಕ ನಿರ್ವಹಣಾ ಒಪ್ಪಂದ, ಎಎಂಸಿ, ಸರ್ವಿಸಿಂಗ್',
      hi: 'सालाना रखरखाव अनुबंध, एएमसी, सर्विसिंग',
    },
  },
  {
    path: pagePaths.extendedWarranty,
    title: { en: 'Extended warranty', kn: 'ಎಕ್ಸ್‌ಟೆಂಡೆಡ್ ವಾರಂಟಿ', hi: 'एक्सटेंडेड वारंटी' },
    words: {
      en: 'guarantee, tariff',
      kn: 'ಗ್ಯಾರಂಟಿ, ದರಪಟ್ಟಿ',
      hi: 'गारंटी, दरें',
    },
  },
  {
    path: pagePaths.joyClub,
    title: { en: 'JOY CLUB', kn: 'JOY CLUB', hi: 'JOY CLUB' },
    words: {
      en: 'membership, rewards, points',
      kn: 'ಜಾಯ್ ಕ್ಲಬ್, ಸದಸ್ಯತ್ವ, ಬಹುಮಾನ, ಪಾಯಿಂಟ್‌ಗಳು',
      hi: 'जॉय क्लब, सदस्यता, इनाम, पॉइंट',
    },
  },
  {
    path: pagePaths.services,
    title: { en: 'Services', kn: 'ಸೇವೆಗಳು', hi: 'सेवाएँ' },
    words: {
      en: 'workshop, maintenance',
      kn: 'ವರ್ಕ್‌ಶಾಪ್, ನಿರ್ವಹಣೆ',
      hi: 'वर्कशॉप, रखरखाव',
    },
  },
  {
    path: pagePaths.networks,
    title: { en: 'Our network', kn: 'ನಮ್ಮ ಶಾಖೆಗಳು', hi: 'हमारी ब्रांच' },
    words: {
      en: 'branches, showrooms, workshops, map, address, near me',
      kn: 'ಶಾಖೆ, ಶೋರೂಂ, ವರ್ಕ್‌ಶಾಪ್, ನಕ್ಷೆ, ವಿಳಾಸ, ಹತ್ತಿರ',
      hi: 'शाखा, शोरूम, वर्कशॉप, नक्शा, पता, पास में',
    },
  },
  {
    path: pagePaths.contact,
    title: { en: 'Contact us', kn: 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ', hi: 'हमसे संपर्क करें' },
    words: {
      en: 'telephone number, e-mail, address, complaint',
      kn: 'ಫೋನ್ ನಂಬರ್, ಇಮೇಲ್, ವಿಳಾಸ, ದೂರು',
      hi: 'फ़ोन नंबर, ईमेल, पता, शिकायत',
    },
  },
  {
    path: pagePaths.about,
    title: { en: 'About us', kn: 'ನಮ್ಮ ಬಗ್ಗೆ', hi: 'हमारे बारे में' },
    words: {
      en: 'history, dealership, who we are',
      kn: 'ಇತಿಹಾಸ, ಡೀಲರ್‌ಶಿಪ್, ನಾವು ಯಾರು',
      hi: 'इतिहास, डीलरशिप, हम कौन हैं',
    },
  },
  {
    path: pagePaths.gallery,
    title: { en: 'Gallery', kn: 'ಗ್ಯಾಲರಿ', hi: 'गैलरी' },
    words: {
      en: 'pictures, photos',
      kn: 'ಚಿತ್ರಗಳು, ಫೋಟೋಗಳು',
      hi: 'तस्वीरें, फ़ोटो',
    },
  },
  {
    path: pagePaths.optIn,
    title: { en: 'Messages from us', kn: 'ಮೆಸೇಜ್‌ಗಳಿಗೆ ಒಪ್ಪಿಗೆ', hi: 'मैसेज के लिए सहमति' },
    words: {
      en: 'opt in, WhatsApp, SMS, consent',
      kn: 'ಒಪ್ಪಿಗೆ, WhatsApp, ವಾಟ್ಸಾಪ್, SMS',
      hi: 'सहमति, WhatsApp, व्हाट्सऐप, SMS',
    },
  },
  {
    path: pagePaths.terms,
    title: { en: 'Terms & Conditions', kn: 'ನಿಯಮಗಳು ಮತ್ತು ಷರತ್ತುಗಳು', hi: 'नियम और शर्तें' },
    words: {
      en: 'legal, disclaimer',
      kn: 'ಕಾನೂನು, ಹಕ್ಕುನಿರಾಕರಣೆ',
      hi: 'कानूनी, अस्वीकरण',
    },
  },
  {
    path: pagePaths.privacy,
    title: { en: 'Privacy Policy', kn: 'ಗೌಪ್ಯತಾ ನೀತಿ', hi: 'गोपनीयता नीति' },
    words: {
      en: 'personal data, cookies',
      kn: 'ವೈಯಕ್ತಿಕ ಮಾಹಿತಿ, ಕುಕೀ',
      hi: 'निजी जानकारी, कुकी',
    },
  },
  {
    path: pagePaths.accessibility,
    title: { en: 'Accessibility', kn: 'ಎಲ್ಲರಿಗೂ ಸುಲಭ ಬಳಕೆ', hi: 'सुगम्यता' },
    words: {
      en: 'keyboard, screen reader, large letters',
      kn: 'ಕೀಬೋರ್ಡ್, ಸ್ಕ್ರೀನ್ ರೀಡರ್, ದೊಡ್ಡ ಅಕ್ಷರಗಳು',
      hi: 'कीबोर्ड, स्क्रीन रीडर, बड़े अक्षर',
    },
  },
];
