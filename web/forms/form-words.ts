/** The words that every form needs, in the language of the page. */
export interface FormWords {
  choose: string;
  optional: string;
  submit: string;
  submitting: string;
  checkAll: string;
  leaveEmpty: string;
  /** Beside a field that is missing, and beside a box that has to be ticked. */
  missing: (label: string) => string;
  tick: string;
  tenDigits: string;
  privacyPolicy: string;
  /** Said when there is no network. */
  kept: string;
}
