import { m } from 'virtual:messages';
import type { FormOfKind } from './form-of-kind.ts';
import { SiteForm } from './site-form.tsx';

const order = ['model', 'purchaseYear', 'regNo', 'name', 'email', 'mobile', 'message'];

export function JoyClubForm({ answered }: FormOfKind) {
  const changes = {
    model: { emptyChoice: m.form_joy_club_none() },
    regNo: { isInCapitals: true, placeholder: m.form_registration_example() },
  };
  return <SiteForm kind="joyClub" order={order} changes={changes} answered={answered} />;
}
