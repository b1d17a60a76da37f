import type { FormEvent } from 'react';
import { useState } from 'react';
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
  const calculate = (event: FormEvent) => {
    event.preventDefault();
    setLoan(readLoan(values) ?? loan);
  };
  const labels = { amount: m.emi_amount(), rate: m.emi_rate(), years: m.emi_years() };
  return (
    <>
      <form noValidate onSubmit={calculate} className="grid gap-4">
        {(['amount', 'rate', 'years'] as const).map((name) => (
          <EmiField
            key={name}
            id={`emi-${name}`}
            label={labels[name]}
            value={values[name]}
            range={ranges[name]}
            onChange={change(name)}
          />
        ))}
        {vehicle && (
          <button
            type="button"
            onClick={() => change('amount')(String(vehicle.price))}
            className="button button-quiet text-[0.9375rem]"
          >
            {m.emi_use_price({ name: vehicle.name, price: formatRupees(vehicle.price) })}
          </button>
        )}
        <button type="submit" className="button button-primary">
          {m.emi_calculate()}
        </button>
      </form>
      <div aria-live="polite">{loan && <EmiResult loan={loan} />}</div>
    </>
  );
}
