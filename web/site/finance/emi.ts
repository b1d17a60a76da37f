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

/** Undefined until all three are filled with something that can be calculated. */
export function readLoan({ amount, rate, years }: Record<'amount' | 'rate' | 'years', string>): Loan | undefined {
  const loan = { amount: readNumber(amount), ratePercent: readNumber(rate), years: readNumber(years) };
  return loan.amount > 0 && loan.ratePercent >= 0 && loan.years > 0 ? loan : undefined;
}

function readNumber(text: string): number {
  const bare = text.replace(/[\s,₹]/g, '');
  const number = bare === '' ? Number.NaN : Number(bare);
  return Number.isFinite(number) ? number : Number.NaN;
}
