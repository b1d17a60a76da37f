import type { ComponentType } from 'react';
import { ProductForm } from '../bike/product-form.tsx';
import { ContactForm } from '../company/contact-form.tsx';
import { OfferForm } from '../company/offer-form.tsx';
import { FinanceForm } from '../finance/finance-form.tsx';
import type { FormOfKind } from './form-of-kind.ts';
import { JoyClubForm } from './joy-club-form.tsx';
import { useModelOptions } from './model-options.ts';
import { OptInForm } from './opt-in-form.tsx';
import { AmcForm, ServiceForm, WarrantyForm } from './vehicle-forms.tsx';

function FinanceAnswer({ answered }: FormOfKind) {
  const onSale = useModelOptions()?.filter(({ bikeName }) => bikeName);
  return <FinanceForm options={onSale} answered={answered} />;
}

/** The form of each kind as it is given back to be mended. */
export const answerForms: Readonly<Record<string, ComponentType<FormOfKind>>> = {
  finance: FinanceAnswer,
  contact: ContactForm,
  service: ServiceForm,
  amc: AmcForm,
  warranty: WarrantyForm,
  optIn: OptInForm,
  offer: OfferForm,
  product: ({ answered }) => <ProductForm bikeName={String(answered?.values.model ?? '')} answered={answered} />,
  joyClub: JoyClubForm,
};
