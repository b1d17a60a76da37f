import { m } from 'virtual:messages';
import type { FormOfKind } from '../forms/form-of-kind.ts';
import { SiteForm } from '../forms/site-form.tsx';

interface Props extends FormOfKind {
  /** What somebody would give in exchange, as staff read it. */
  exchange?: string | undefined;
}

export function ContactForm({ exchange, answered }: Props) {
  const changes = exchange ? { reason: { value: 'Inquiry' }, message: { value: m.exchange_message() } } : {};
  return (
    <SiteForm kind="contact" changes={changes} context={exchange ? { exchange } : undefined} answered={answered} />
  );
}
