import type { EnquiryFormProps } from '../../forms/enquiry-form.tsx';
import { EnquiryForm } from '../../forms/enquiry-form.tsx';
import { formDefinition } from '../../forms/form-definition.ts';
// Here before the network goes, so that nothing has to be fetched in order to tell that it is back.
import '../offline/tell-outbox.ts';
import { m } from 'virtual:messages';
import { site } from '../site-content.ts';
import { FormReceipt } from './form-receipt.tsx';

/** A form of the site, in the language of the page. */
export function SiteForm(props: Omit<EnquiryFormProps, 'words' | 'notice' | 'showReceipt'>) {
  const words = {
    choose: m.form_choose(),
    optional: m.form_optional(),
    submit: m.form_submit(),
    submitting: m.form_submitting(),
    checkAll: m.form_check_all(),
    leaveEmpty: m.form_leave_empty(),
    missing: (label: string) => m.form_missing({ label }),
    tick: m.form_tick(),
    yes: m.form_yes(),
    tenDigits: m.form_ten_digits(),
    noNumber: (label: string) => m.form_no_number({ label }),
    noEmail: (label: string) => m.form_no_email({ label }),
    noYear: (label: string, first: number, last: number) => m.form_no_year({ label, first, last }),
    wrong: (label: string) => m.form_wrong({ label }),
    privacyPolicy: m.footer_privacy(),
    kept: m.offline_kept(),
  };
  const notice = site().consent[formDefinition(props.kind).consent ?? 'answer'];
  return (
    <EnquiryForm
      {...props}
      words={words}
      notice={notice}
      showReceipt={(receipt) => <FormReceipt kind={props.kind} receipt={receipt} />}
    />
  );
}
