/** The words that every form needs, in the language of the page. */
export interface FormWords {
  /** The label of a field in this language, given the definition's own. */
  label: (label: string) => string;
  option: (option: string) => string;
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
