import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatRupees } from '../../../contract/display.ts';
import { m } from '../paraglide/messages.js';
import type { Loan } from './emi.ts';
import { readLoan } from './emi.ts';
import { EmiField } from './emi-field.tsx';
import { EmiResult } from './emi-result.tsx';

const EMPTY = { amount: '', rate: '', years: '' };

const ranges = {
  amount: { min: 10_000, max: 300_000, step: 1000 },
  rate: { min: 5, max: 25, step: 0.25 },
  years: { min: 0.5, max: 5, step: 0.5 },
};

interface Props {
  /** Whose price can be taken for the loan. */
  vehicle: { name: string; price: number } | undefined;
}

/** Nothing happens until all three are filled; from the first figure on, it follows what is changed. */
export function EmiCalculator({ vehicle }: Props) {
  const [values, setValues] = useState(EMPTY);
  const [loan, setLoan] = useState<Loan>();
  const change = (name: keyof typeof EMPTY) => (value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    if (loan) setLoan(readLoan(next) ?? loan);
  };
  const result = useRef<HTMLDivElement>(null);
  const calculate = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setLoan(readLoan(values) ?? loan));
    result.current?.scrollIntoView({ block: 'nearest' });
  };
  const labels = { amount: m.emi_amount(), rate: m.emi_rate(), years: m.emi_years() };
  return (
    <div className="grid gap-5 md:grid-cols-2 md:gap-8">
      <form noValidate onSubmit={calculate} className="grid content-start gap-3">
        {(['amount', 'rate', 'years'] as const).map((name) => (
          <EmiField
            key={name}
            id={`emi-${name}`}
            label={labels[name]}
            value={values[name]}
            range={ranges[name]}
            onChange={change(name)}
          >
            {name === 'amount' && vehicle && (
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
        {loan ? <EmiResult loan={loan} /> : <Waiting />}
      </div>
    </div>
  );
}

/** Where there is room beside the fields, it says what belongs there. */
const Waiting = () => (
  <p className="hidden place-items-center rounded-card bg-surface p-8 text-center text-muted md:grid">{m.emi_hint()}</p>
);
