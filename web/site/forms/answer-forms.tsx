import { models } from 'virtual:model-options';
import type { ComponentType } from 'react';
import { ProductForm } from '../bike/product-form.tsx';
import { ContactForm } from '../company/contact-form.tsx';
import { OfferForm } from '../company/offer-form.tsx';
import { FinanceForm } from '../finance/finance-form.tsx';
import type { FormOfKind } from './form-of-kind.ts';
import { JoyClubForm } from './joy-club-form.tsx';
import { OptInForm } from './opt-in-form.tsx';
import { AmcForm, ServiceForm, WarrantyForm } from './vehicle-forms.tsx';

const onSale = models.filter(({ bikeName }) => bikeName);

/** The form of each kind as it is given back to be mended. */
export const answerForms: Readonly<Record<string, ComponentType<FormOfKind>>> = {
  finance: ({ answered }) => <FinanceForm options={onSale} answered={answered} />,
  contact: ContactForm,
  service: ServiceForm,
  amc: AmcForm,
  warranty: WarrantyForm,
  optIn: OptInForm,
  offer: OfferForm,
  product: ({ answered }) => <ProductForm bikeName={String(answered?.values.model ?? '')} answered={answered} />,
  joyClub: JoyClubForm,
};
