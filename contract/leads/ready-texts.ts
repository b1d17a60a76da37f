import type { InterfaceLocale } from '../locales.ts';
import type { DepartmentName } from './departments/index.ts';

/** What can be filled in. A text that names something which nobody knows of a lead is not offered. */
export const readyPlaces = ['name', 'model', 'price', 'branch', 'dealership', 'me'] as const;
export type ReadyPlace = (typeof readyPlaces)[number];

interface ReadyText {
  /** How staff choose it. */
  title: string;
  /** For leads of these; undefined: of all. */
  departments?: readonly DepartmentName[];
  /** As the customer reads it. */
  text: Readonly<Record<InterfaceLocale, string>>;
}

/** What staff often write to customers, in their language. */
export const readyTexts: readonly ReadyText[] = [
  {
    title: 'First answer, with the price',
    departments: ['sales'],
    text: {
      en: 'Hello {name}, this is {me} from {dealership}. Thank you for asking about the {model}. It costs {price} ex-showroom. When may I call you?',
      kn: 'ನಮಸ್ಕಾರ {name}, ನಾನು {dealership} ನಿಂದ {me}. {model} ಬಗ್ಗೆ ವಿಚಾರಿಸಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು. ಇದರ ಎಕ್ಸ್-ಶೋರೂಂ ಬೆಲೆ {price}. ನಿಮಗೆ ಯಾವಾಗ ಕರೆ ಮಾಡಬಹುದು?',
      hi: 'नमस्ते {name}, मैं {dealership} से {me}। {model} के बारे में पूछने के लिए धन्यवाद। इसकी एक्स-शोरूम कीमत {price} है। मैं आपको कब कॉल करूँ?',
    },
  },
  {
    title: 'First answer',
    text: {
      en: 'Hello {name}, this is {me} from {dealership}. Thank you for writing to us. When may I call you?',
      kn: 'ನಮಸ್ಕಾರ {name}, ನಾನು {dealership} ನಿಂದ {me}. ನಮಗೆ ಬರೆದಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು. ನಿಮಗೆ ಯಾವಾಗ ಕರೆ ಮಾಡಬಹುದು?',
      hi: 'नमस्ते {name}, मैं {dealership} से {me}। हमें लिखने के लिए धन्यवाद। मैं आपको कब कॉल करूँ?',
    },
  },
  {
    title: 'Tried to call',
    text: {
      en: 'Hello {name}, {me} from {dealership} here. I tried to call you just now. When would be a good time?',
      kn: 'ನಮಸ್ಕಾರ {name}, {dealership} ನಿಂದ {me}. ಈಗಷ್ಟೇ ನಿಮಗೆ ಕರೆ ಮಾಡಲು ಪ್ರಯತ್ನಿಸಿದೆ. ಯಾವ ಸಮಯ ನಿಮಗೆ ಅನುಕೂಲ?',
      hi: 'नमस्ते {name}, {dealership} से {me}। मैंने अभी आपको कॉल करने की कोशिश की। आपके लिए कौन सा समय ठीक रहेगा?',
    },
  },
  {
    title: 'Invitation to a test ride',
    departments: ['sales'],
    text: {
      en: 'Hello {name}, the {model} is ready for a test ride at our {branch} branch. Please bring your driving licence. Which day suits you? {me}, {dealership}',
      kn: 'ನಮಸ್ಕಾರ {name}, ನಮ್ಮ {branch} ಶಾಖೆಯಲ್ಲಿ {model} ಟೆಸ್ಟ್ ರೈಡ್‌ಗೆ ಸಿದ್ಧವಾಗಿದೆ. ದಯವಿಟ್ಟು ಚಾಲನಾ ಪರವಾನಗಿ ತನ್ನಿ. ನಿಮಗೆ ಯಾವ ದಿನ ಅನುಕೂಲ? {me}, {dealership}',
      hi: 'नमस्ते {name}, हमारी {branch} शाखा में {model} टेस्ट राइड के लिए तैयार है। कृपया ड्राइविंग लाइसेंस साथ लाएँ। आपके लिए कौन सा दिन ठीक रहेगा? {me}, {dealership}',
    },
  },
  {
    title: 'Confirming the service',
    departments: ['service'],
    text: {
      en: 'Hello {name}, we have your service request for our {branch} workshop. Which day and time suit you? {me}, {dealership}',
      kn: 'ನಮಸ್ಕಾರ {name}, ನಮ್ಮ {branch} ವರ್ಕ್‌ಶಾಪ್‌ಗೆ ನಿಮ್ಮ ಸರ್ವೀಸ್ ವಿನಂತಿ ಬಂದಿದೆ. ಯಾವ ದಿನ ಮತ್ತು ಸಮಯ ನಿಮಗೆ ಅನುಕೂಲ? {me}, {dealership}',
      hi: 'नमस्ते {name}, हमारी {branch} वर्कशॉप के लिए आपका सर्विस अनुरोध मिल गया है। आपके लिए कौन सा दिन और समय ठीक रहेगा? {me}, {dealership}',
    },
  },
];
