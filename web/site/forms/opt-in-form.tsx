import optIn from '../../../content/pages/opt-in.json' with { type: 'json' };
import { m } from '../paraglide/messages.js';
import type { FormOfKind } from './form-of-kind.ts';
import { SiteForm } from './site-form.tsx';

const channels = Object.entries(optIn.channels).map(([value, label]) => ({ value, label }));

export function OptInForm({ answered }: FormOfKind) {
  const changes = {
    registration: { isWide: true, isInCapitals: true, placeholder: m.form_registration_example() },
    notifications: { options: channels },
  };
  return <SiteForm kind="optIn" changes={changes} answered={answered} />;
}
