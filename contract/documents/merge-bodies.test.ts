import { expect, it } from 'vitest';
import { mergeBodies } from './merge-bodies.ts';

const base = { phone: '1', email: 'a', hours: { days: 'x' } };

it('takes each part from whoever changed it', () => {
  const merged = mergeBodies(base, { ...base, phone: '2' }, { ...base, hours: { days: 'y' } });
  expect(merged).toEqual({ body: { phone: '2', email: 'a', hours: { days: 'y' } }, clashes: [] });
});

it('names what both changed, and keeps mine for now', () => {
  const merged = mergeBodies(base, { ...base, phone: '2', email: 'b' }, { ...base, phone: '3', email: 'b' });
  expect(merged).toEqual({ body: { ...base, phone: '2', email: 'b' }, clashes: ['phone'] });
});

it('leaves out what one of them has taken away', () => {
  const { email: _email, ...without } = base;
  expect(mergeBodies(base, without, { ...base, phone: '3' }).body).toStrictEqual({ phone: '3', hours: base.hours });
  expect(mergeBodies(base, { ...base, phone: '2' }, without).body).toStrictEqual({ phone: '2', hours: base.hours });
});
