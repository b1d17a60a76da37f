export interface Loan {
  amount: number;
  ratePercent: number;
  years: number;
}

export interface Emi {
  emi: number;
  months: number;
  totalPayment: number;
  totalInterest: number;
}

/** The standard reducing-balance instalment; without interest the loan is simply spread over the months. */
export function emiOf({ amount, ratePercent, years }: Loan): Emi {
  const monthlyRate = ratePercent / 12 / 100;
  const months = years * 12;
  // The same as (1 + rate)^months - 1, exact for the smallest rates too.
  const growth = Math.expm1(months * Math.log1p(monthlyRate));
  const emi = growth === 0 ? amount / months : (amount * monthlyRate * (growth + 1)) / growth;
  const totalPayment = emi * months;
  return { emi, months, totalPayment, totalInterest: Math.max(totalPayment - amount, 0) };
}

/** What a loan for a two-wheeler can be, and far beyond; a figure outside is a slip of the finger. */
export const loanLimits = {
  amount: { least: 1, most: 100_000_000 },
  rate: { least: 0, most: 50 },
  /** From a month, as people write it. */
  years: { least: 0.08, most: 30 },
} as const;

export type LoanField = keyof typeof loanLimits;
export const loanFields = Object.keys(loanLimits) as LoanField[];
export type LoanFaults = Partial<Record<LoanField, 'missing' | 'outside'>>;

/** The loan once all three can be calculated with, else what is the matter with which of them. */
export function readLoan(typed: Record<LoanField, string>): { loan?: Loan; faults: LoanFaults } {
  const [amount, ratePercent, years] = loanFields.map((name) => readNumber(typed[name])) as [number, number, number];
  const faults = Object.fromEntries(
    loanFields.flatMap((name) => {
      const fault = faultOf(name, typed[name]);
      return fault ? [[name, fault]] : [];
    }),
  );
  return Object.keys(faults).length > 0 ? { faults } : { loan: { amount, ratePercent, years }, faults };
}

function faultOf(name: LoanField, text: string): LoanFaults[LoanField] {
  if (text.trim() === '') return 'missing';
  const { least, most } = loanLimits[name];
  const number = readNumber(text);
  return number >= least && number <= most ? undefined : 'outside';
}

function readNumber(text: string): number {
  const bare = text.replace(/[\s,₹]/g, '');
  return bare === '' ? Number.NaN : Number(bare);
}
