/** One table of what was measured. */
export interface Part {
  title: string;
  rows: string[][];
  remarks: string[];
  isHeld: boolean;
}
