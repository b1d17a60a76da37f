/** One table of the audit. */
export interface Part {
  title: string;
  rows: string[][];
  remarks: string[];
  isHeld: boolean;
}
