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

it('joins translations of one text by two people, and keeps a translation with its English', () => {
  const kn = { text: 'ಕ', of: 'Open' };
  const hi = { text: 'ख', of: 'Open' };
  const name = { en: 'Open' };
  const start = { name, list: [{ name }, { name }] };
  const merged = mergeBodies(
    start,
    { name: { ...name, kn }, list: [{ name: { ...name, kn } }, { name }] },
    { name: { ...name, hi }, list: [{ name: { ...name, hi } }, { name }] },
  );
  expect(merged.clashes).toEqual([]);
  expect(merged.body).toEqual({ name: { ...name, kn, hi }, list: [{ name: { ...name, kn, hi } }, { name }] });
  const clash = mergeBodies(
    { name: { ...name, kn } },
    { name: { ...name, kn: { ...kn, text: 'ಗ' } } },
    {
      name: { ...name, kn: { ...kn, of: 'Opened' } },
    },
  );
  expect(clash.clashes).toEqual(['name.kn']);
});

it('never mixes the parts of a list that one has put into another order', () => {
  const start = {
    list: [
      { a: 1, b: 1 },
      { a: 2, b: 1 },
    ],
  };
  const merged = mergeBodies(
    start,
    { list: start.list.toReversed() },
    {
      list: [
        { a: 1, b: 5 },
        { a: 2, b: 1 },
      ],
    },
  );
  expect(merged).toEqual({ body: { list: start.list.toReversed() }, clashes: ['list'] });
});

it('joins the members of a list by their numbers, unless one came, went or moved', () => {
  const [one, two] = [
    { id: 1, name: 'a', price: 1 },
    { id: 2, name: 'b', price: 2 },
  ];
  const start = { variants: [one, two] };
  const renamed = { variants: [{ ...one, name: 'c' }, two] };
  const priced = { variants: [{ ...one, price: 5 }, two] };
  expect(mergeBodies(start, renamed, priced)).toEqual({
    body: { variants: [{ id: 1, name: 'c', price: 5 }, two] },
    clashes: [],
  });
  for (const other of [[two, one], [one], [one, two, { id: 3 }]]) {
    expect(mergeBodies(start, { variants: other }, priced)).toEqual({
      body: { variants: other },
      clashes: ['variants'],
    });
  }
});
