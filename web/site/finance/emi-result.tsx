import { m } from 'virtual:messages';
import { formatNumber, formatRupees, formatRupeesAndPaise } from '../../../contract/display.ts';
import type { Loan } from './emi.ts';
import { emiOf } from './emi.ts';

/** The figure, what it adds up to, and both as a ring. */
export function EmiResult({ loan }: { loan: Loan }) {
  const { emi, months, totalPayment, totalInterest } = emiOf(loan);
  const interestShare = totalInterest / totalPayment;
  return (
    <div className="rounded-card bg-surface p-5">
      <p className="font-semibold text-muted text-sm">{m.emi_monthly()}</p>
      <p data-figure="emi" className="font-extrabold text-4xl tabular-nums tracking-tight">
        {formatRupeesAndPaise(emi)}
      </p>
      <p className="mt-1 text-muted text-sm">
        {m.emi_for({ amount: formatRupees(loan.amount), rate: loan.ratePercent, months: formatNumber(months) })}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Ring share={interestShare} />
        <dl className="grow space-y-2 tabular-nums">
          <Figure label={m.emi_principal()} rupees={loan.amount} mark="bg-ink" />
          <Figure label={m.emi_interest()} rupees={totalInterest} mark="bg-sign" />
          <Figure label={m.emi_payment()} rupees={totalPayment} />
        </dl>
      </div>
    </div>
  );
}

function Figure({ label, rupees, mark = '' }: { label: string; rupees: number; mark?: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="flex items-center gap-2 text-muted text-sm">
        <span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${mark}`} />
        {label}
      </dt>
      <dd className="font-bold">{formatRupeesAndPaise(rupees)}</dd>
    </div>
  );
}

/** Turned so that it starts at the top; its length is 100, so that shares are percent. */
function Ring({ share }: { share: number }) {
  const interest = Math.round(share * 100);
  return (
    <svg
      viewBox="0 0 40 40"
      role="img"
      aria-label={m.emi_chart({ principal: 100 - interest, interest })}
      className="size-28 shrink-0 -rotate-90"
    >
      <circle cx="20" cy="20" r="15.9155" fill="none" strokeWidth="7" className="stroke-ink" />
      <circle
        cx="20"
        cy="20"
        r="15.9155"
        fill="none"
        strokeWidth="7"
        pathLength="100"
        strokeDasharray={`${share * 100} 100`}
        className="stroke-sign"
      />
    </svg>
  );
}
