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
  /** On the receipt, of a box that was ticked. */
  yes: string;
  tenDigits: string;
  /** Beside a field that does not hold what it should. */
  noNumber: (label: string) => string;
  noEmail: (label: string) => string;
  noYear: (label: string, first: number, last: number) => string;
  wrong: (label: string) => string;
  privacyPolicy: string;
  /** Said when there is no network. */
  kept: string;
}
