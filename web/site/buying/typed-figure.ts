/** What somebody typed into a field of a plain form, as a number; what they typed is kept where it is none. */
export interface TypedFigure {
  /** As the field shows it. */
  text: string;
  /** Undefined where it is no such figure, and where nothing is known. */
  value: number | undefined;
  isFaulty: boolean;
}

interface Limits {
  least: number;
  most: number;
  /** What holds where nothing was typed. */
  usual?: number | undefined;
  isWhole?: true;
}

/** With a rupee sign and commas between thousands or without. */
export function typedFigure(typed: string | null, { least, most, usual, isWhole }: Limits): TypedFigure {
  const text = (typed ?? '').trim();
  if (text === '') return { text: usual === undefined ? '' : String(usual), value: usual, isFaulty: false };
  const digits = text.replace(/[₹,\s]/g, '');
  const isFigure = (isWhole ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{1,3})?$/).test(digits);
  const value = isFigure && Number(digits) >= least && Number(digits) <= most ? Number(digits) : undefined;
  return { text, value, isFaulty: value === undefined };
}
