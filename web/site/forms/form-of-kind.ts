import type { Answered } from '../../forms/enquiry-form.tsx';

/** Every kind of form is one component, on its own page and on the page that answers it. */
export interface FormOfKind {
  answered?: Answered | undefined;
}
