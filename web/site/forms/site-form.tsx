import { notices } from 'virtual:consent-notices';
import type { EnquiryFormProps } from '../../forms/enquiry-form.tsx';
import { EnquiryForm } from '../../forms/enquiry-form.tsx';
import { formFacts } from '../../forms/form-facts.ts';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

/** The definitions' own labels and options; what has no entry (names of models) stays as it is. */
const translations: Readonly<Record<string, () => string>> = {
  Name: m.form_name,
  'Your name': m.form_your_name,
  Email: m.form_email,
  'Email address': m.form_email_address,
  'Contact number': m.form_contact_number,
  'Mobile number': m.form_mobile_number,
  Message: m.form_message,
  Model: m.form_model,
  'Entered model': m.form_entered_model,
  Colour: m.form_colour,
  Reason: m.form_reason,
  'Loan amount': m.form_loan_amount,
  'Year of purchase': m.form_year_of_purchase,
  'Registration number': m.form_registration_number,
  'Service type': m.form_service_type,
  'Booking date': m.form_booking_date,
  Notifications: m.form_notifications,
  Agreement: m.form_agreement,
  'Terms and conditions': m.form_terms,
  Inquiry: m.option_inquiry,
  Support: m.option_support,
  Feedback: m.option_feedback,
  Paid: m.option_paid,
  Free: m.option_free,
  Red: m.option_red,
  Blue: m.option_blue,
  Black: m.option_black,
  White: m.option_white,
  Grey: m.option_grey,
  rcs: m.option_rcs,
  sms: m.option_sms,
  obd: m.option_obd,
  email: m.option_email,
  whatsapp: m.option_whatsapp,
};

const translate = (text: string): string => translations[text]?.() ?? text;

/** A form of the site, in the language of the page. */
export function SiteForm(props: Omit<EnquiryFormProps, 'words' | 'notice'>) {
  const words = {
    label: translate,
    option: translate,
    choose: m.form_choose(),
    optional: m.form_optional(),
    submit: m.form_submit(),
    submitting: m.form_submitting(),
    checkAll: m.form_check_all(),
    leaveEmpty: m.form_leave_empty(),
    missing: (label: string) => m.form_missing({ label }),
    tick: m.form_tick(),
    tenDigits: m.form_ten_digits(),
    privacyPolicy: m.footer_privacy(),
    kept: m.offline_kept(),
  };
  const notice = notices[formFacts(props.kind).consent][getLocale()];
  return <EnquiryForm {...props} words={words} notice={notice} />;
}
