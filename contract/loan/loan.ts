/** What a loan costs. Instalments are paid at the end of each month; amounts are rupees with paise. */

export interface Terms {
  amount: number;
  months: number;
  /** A year, in percent. */
  percent: number;
  /** Interest on the whole amount for the whole time, instead of on what is still owed. */
  isFlat?: boolean | undefined;
  /** What the lender keeps of the amount when it is paid out. */
  fee?: number | undefined;
}

export interface Instalment {
  month: number;
  payment: number;
  interest: number;
  principal: number;
  /** Still owed afterwards. */
  balance: number;
}

const MONTHS = 12;
const toPaise = (rupees: number): number => Math.round(rupees * 100) / 100;

/** One instalment, to the paisa. */
export function instalmentOf({ amount, months, percent, isFlat }: Terms): number {
  if (isFlat) return toPaise((amount * (1 + (percent / 100 / MONTHS) * months)) / months);
  return toPaise(exactInstalment(amount, months, percent / 100 / MONTHS));
}

const exactInstalment = (amount: number, months: number, monthly: number): number =>
  monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months);

/** The yearly rate on the reducing balance at which these instalments repay what was paid out. */
function ratePaid(paidOut: number, instalment: number, months: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (exactInstalment(paidOut, months, middle) < instalment) low = middle;
    else high = middle;
  }
  return low * MONTHS * 100;
}

/** Halves the range each time: more than enough for two decimals. */
const STEPS = 60;

/** A flat rate as one on the reducing balance. */
export const reducingRate = (terms: Terms): number =>
  terms.isFlat ? ratePaid(terms.amount, instalmentOf(terms), terms.months) : terms.percent;

/** The yearly rate with all fees, as the Reserve Bank has lenders state it. */
export const aprOf = (terms: Terms): number =>
  ratePaid(terms.amount - (terms.fee ?? 0), instalmentOf(terms), terms.months);

/** Month by month. Paise that are left over from rounding are in the last one, after which nothing is owed. */
export function scheduleOf(terms: Terms): Instalment[] {
  const monthly = reducingRate(terms) / 100 / MONTHS;
  const payment = instalmentOf(terms);
  const schedule: Instalment[] = [];
  let balance = terms.amount;
  for (let month = 1; month <= terms.months; month += 1) {
    const interest = toPaise(balance * monthly);
    const principal = month === terms.months ? balance : toPaise(payment - interest);
    balance = toPaise(balance - principal);
    schedule.push({ month, payment: toPaise(principal + interest), interest, principal, balance });
  }
  return schedule;
}

export function costOf(terms: Terms) {
  const schedule = scheduleOf(terms);
  const paid = toPaise(schedule.reduce((sum, { payment }) => sum + payment, 0));
  const fee = terms.fee ?? 0;
  return {
    emi: instalmentOf(terms),
    interest: toPaise(paid - terms.amount),
    fee,
    total: toPaise(paid + fee),
    apr: aprOf(terms),
  };
}

/** The most that can be borrowed for so much a month. */
export function affordable(monthly: number, { months, percent, isFlat }: Omit<Terms, 'amount'>): number {
  if (isFlat) return Math.floor((monthly * months) / (1 + (percent / 100 / MONTHS) * months));
  const rate = percent / 100 / MONTHS;
  return Math.floor(rate === 0 ? monthly * months : (monthly * (1 - (1 + rate) ** -months)) / rate);
}
