import { m } from 'virtual:messages';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatRupees } from '../../../contract/display.ts';
import type { LoanFaults, LoanField } from './emi.ts';
import { loanFields, loanLimits, readLoan } from './emi.ts';
import { EmiField } from './emi-field.tsx';
import { EmiResult } from './emi-result.tsx';

const ranges = {
  amount: { min: 10_000, max: 300_000, step: 1000 },
  rate: { min: 5, max: 25, step: 0.25 },
  years: { min: 0.5, max: 5, step: 0.5 },
};

interface Props {
  /** Whose price is the loan unless another is typed. */
  vehicle: { name: string; price: number } | undefined;
}

/** Nothing is worked out until all three are filled; from then on the figure follows what is changed. */
export function EmiCalculator({ vehicle }: Props) {
  const [typed, setTyped] = useState<Partial<Record<LoanField, string>>>({});
  const [isAsked, setAsked] = useState(false);
  const values = { amount: vehicle ? String(vehicle.price) : '', rate: '', years: '', ...typed };
  const { loan, faults } = readLoan(values);
  const change = (name: LoanField) => (value: string) => setTyped({ ...typed, [name]: value });
  const result = useRef<HTMLDivElement>(null);
  const calculate = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setAsked(true));
    const [first] = loanFields.filter((name) => faults[name]);
    if (first) document.getElementById(idOf(first))?.focus();
    else result.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="grid gap-5 md:grid-cols-2 md:gap-8">
      <form noValidate onSubmit={calculate} className="grid content-start gap-3">
        {loanFields.map((name) => (
          <EmiField
            key={name}
            id={idOf(name)}
            label={labels[name]()}
            value={values[name]}
            range={ranges[name]}
            error={isAsked ? sentenceOf(name, faults) : undefined}
            onChange={change(name)}
          >
            {name === 'amount' && vehicle && values.amount !== String(vehicle.price) && (
              <button
                type="button"
                onClick={() => change('amount')(String(vehicle.price))}
                className="link min-h-11 cursor-pointer text-left text-[0.9375rem]"
              >
                {m.emi_use_price({ name: vehicle.name, price: formatRupees(vehicle.price) })}
              </button>
            )}
          </EmiField>
        ))}
        <button type="submit" className="button button-primary">
          {m.emi_calculate()}
        </button>
      </form>
      <div ref={result} aria-live="polite" className="grid">
        {isAsked && loan ? <EmiResult loan={loan} /> : <Waiting />}
      </div>
    </div>
  );
}

const idOf = (name: LoanField): string => `emi-${name}`;
const labels: Record<LoanField, () => string> = { amount: m.emi_amount, rate: m.emi_rate, years: m.emi_years };

const outside: Record<LoanField, () => string> = {
  amount: () =>
    m.emi_amount_limits({ least: formatRupees(loanLimits.amount.least), most: formatRupees(loanLimits.amount.most) }),
  rate: () => m.emi_rate_limits({ most: loanLimits.rate.most }),
  years: () => m.emi_years_limits({ most: loanLimits.years.most }),
};

function sentenceOf(name: LoanField, faults: LoanFaults): string | undefined {
  if (faults[name] === 'missing') return m.form_missing({ label: labels[name]() });
  return faults[name] && outside[name]();
}

/** Where there is room beside the fields, it says what belongs there. */
const Waiting = () => (
  <p className="hidden place-items-center rounded-card bg-surface p-8 text-center text-muted md:grid">{m.emi_hint()}</p>
);
