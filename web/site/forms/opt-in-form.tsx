import { m } from 'virtual:messages';
import { byLanguage } from 'virtual:page-texts/optIn';
import { pageText } from '../texts/page-text.ts';
import type { FormOfKind } from './form-of-kind.ts';
import { SiteForm } from './site-form.tsx';

const pageWords = pageText<'optIn'>(byLanguage);

export function OptInForm({ answered }: FormOfKind) {
  const changes = {
    registration: { isWide: true, isInCapitals: true, placeholder: m.form_registration_example() },
    notifications: { options: Object.entries(pageWords().channels).map(([value, label]) => ({ value, label })) },
  };
  return <SiteForm kind="optIn" changes={changes} answered={answered} />;
}
