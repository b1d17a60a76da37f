import { expect, it } from 'vitest';
import { contains } from './contains.ts';

const row = {
  id: 4711,
  name: 'Asha Patil',
  contact: '9876543210',
  registration_number: 'KA 25 EA-5449',
  loan_amount: 120_000,
  message: 'ಬೆಲೆ ಎಷ್ಟು',
  created_date: '2026-11-16',
  created_time: '15:45:10',
};

it.each(['', ' ', 'PATIL', '+91 98765 43210', 'ka25ea5449', 'KA25 EA', '₹1,20,000', '1,20,000', '120000', 'ಬೆಲೆ'])(
  '%j is in the row',
  (typed) => expect(contains(row, typed)).toBe(true),
);

it('nothing is found behind the letters that searches look through, as on the server', () => {
  const long = { ...row, message: `${'x'.repeat(494)}needle later` };
  expect(contains(long, 'needle')).toBe(true);
  expect(contains(long, 'later')).toBe(false);
});

it.each(['Ravi', '98765 43211', 'KA 26', '1,20,001', '4711', '15:45'])('%j is not in the row', (typed) =>
  expect(contains(row, typed)).toBe(false),
);
