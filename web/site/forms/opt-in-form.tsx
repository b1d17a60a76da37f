import { m } from 'virtual:messages';
import { useQuery } from '../../lib/queries.ts';
import { pageText } from '../texts/page-text.ts';
import type { FormOfKind } from './form-of-kind.ts';
import { SiteForm } from './site-form.tsx';

const words = pageText('optIn');

export function OptInForm({ answered }: FormOfKind) {
  const { data } = useQuery(words);
  const changes = {
    registration: { isWide: true, isInCapitals: true, placeholder: m.form_registration_example() },
    notifications: { options: Object.entries(data?.channels ?? {}).map(([value, label]) => ({ value, label })) },
  };
  return <SiteForm kind="optIn" changes={changes} answered={answered} />;
}
