import type { FormOfKind } from '../forms/form-of-kind.ts';
import { SiteForm } from '../forms/site-form.tsx';

export const ContactForm = ({ answered }: FormOfKind) => <SiteForm kind="contact" answered={answered} />;
