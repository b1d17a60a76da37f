import { site } from '../site-content.ts';

/** What the workshop answers rather than the showroom. */
const SERVICE_FORMS = ['service', 'amc', 'warranty'];

/** Who is called, or written to, about a form. */
export const phoneOf = (kind: string): string =>
  SERVICE_FORMS.includes(kind) ? site().servicePhone : site().salesPhone;
