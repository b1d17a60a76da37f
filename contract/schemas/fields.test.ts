import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Field } from '../fields.ts';
import { checkbox, choice, comingDay, email, message, mobile, rupees, text, year } from '../fields.ts';
import { say } from '../sentence.ts';
import { readFault } from './fault.ts';
import { fieldSchema } from './fields.ts';

afterEach(() => vi.useRealTimers());

/** What is stored, or 'refused'. */
const outcome = (field: Field, value: unknown): unknown => {
  const parsed = fieldSchema(field).safeParse(value);
  return parsed.success ? parsed.data : 'refused';
};

describe('a text', () => {
  const optional = text('Name');
  const required = text('Name', { required: true });

  it.each([undefined, null, '', '   ', '\t\n'])(
    '%j is nothing: allowed when optional, refused when required',
    (value) => {
      expect(outcome(optional, value)).toBe('');
      expect(outcome(required, value)).toBe('refused');
    },
  );

  it('is trimmed, and its inside is left as it is', () => {
    expect(outcome(required, '  Ravi   Kumar\n')).toBe('Ravi   Kumar');
  });

  it('may have 100 characters after trimming, and no more', () => {
    expect(outcome(required, ` ${'x'.repeat(100)} `)).toBe('x'.repeat(100));
    expect(outcome(required, 'x'.repeat(101))).toBe('refused');
  });

  it('may be in any script', () => {
    for (const name of ['ರವಿ ಕುಮಾರ್', 'रवि कुमार', "O'Brien <b>&amp;", 'Ravi 🏍️'])
      expect(outcome(required, name)).toBe(name);
  });

  it.each([['a\0b'], ['\ud800'], ['x\udfff']])('%j cannot be stored and is refused', (value) => {
    expect(outcome(optional, value)).toBe('refused');
  });

  it.each([[5], [true], [{}], [['a']]])('%j is no text', (value) => {
    expect(outcome(optional, value)).toBe('refused');
  });
});

describe('a message', () => {
  it('may have 2000 characters, line breaks included', () => {
    expect(outcome(message(), 'line 1\nline 2')).toBe('line 1\nline 2');
    expect(outcome(message(), 'x'.repeat(2000))).toBe('x'.repeat(2000));
    expect(outcome(message(), 'x'.repeat(2001))).toBe('refused');
  });
});

describe('a mobile number', () => {
  it.each([
    ['9876543210', '9876543210'],
    [' 98765 43210 ', '9876543210'],
    ['98765-43210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['+919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['919876543210', '9876543210'],
    ['+91 (98765) 43-210', '9876543210'],
    ['+91 (0) 98765-43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    [919876543210, '9876543210'],
    ['9000000001', '9000000001'],
    [9876543210, '9876543210'],
  ])('%j is understood as %s', (value, digits) => {
    expect(outcome(mobile('Mobile', { required: true }), value)).toBe(digits);
  });

  it.each([
    '987654321',
    '98765432101',
    '98765abcde',
    '9876543210x',
    '98765432.1',
    '-9876543210 1',
    '+1 987 654 3210',
    '+9198765432',
    '0987654321',
    '0000000000',
    '9999999999',
    '+91 00000 00000',
    '९८७६५४३२१०',
    '98765\u000043210',
    123,
    9876543210.5,
    true,
    {},
    ['9876543210'],
  ])('%j is refused', (value) => {
    expect(outcome(mobile('Mobile'), value)).toBe('refused');
  });

  it.each([undefined, null, '', '  '])('%j is nothing: allowed when optional, refused when required', (value) => {
    expect(outcome(mobile('Mobile'), value)).toBe('');
    expect(outcome(mobile('Mobile', { required: true }), value)).toBe('refused');
  });

  it('drops everything but digits where the form says so', () => {
    const finance = mobile('Contact', { keepsDigitsAlone: true });
    expect(outcome(finance, 'tel: 98765/43210!')).toBe('9876543210');
    expect(outcome(finance, '+91 (98765) 43210')).toBe('9876543210');
    expect(outcome(finance, 'M: 0 98765 43210')).toBe('9876543210');
    expect(outcome(finance, '+9876543210')).toBe('9876543210');
    expect(outcome(finance, '98765+43210')).toBe('9876543210');
    expect(outcome(finance, '0000000000')).toBe('refused');
    expect(outcome(finance, '98765')).toBe('refused');
    expect(outcome(finance, '98765432101')).toBe('refused');
  });
});

describe('an e-mail address', () => {
  it.each([
    'ravi@example.com',
    'ravi.kumar+bike@mail.example.co.in',
    "o'brien@example.com",
    'RAVI@EXAMPLE.COM',
    'r_k-1@sub-domain.example.org',
  ])('%s', (value) => {
    expect(outcome(email('Email', { required: true }), value)).toBe(value);
  });

  it.each([
    'ravi',
    'ravi@',
    '@example.com',
    'ravi@example',
    'ravi@@example.com',
    'ravi kumar@example.com',
    'ravi@exa mple.com',
    'ravi@example..com',
    'a@example.com, b@example.com',
    'Ravi <ravi@example.com>',
    `${'x'.repeat(250)}@example.com`,
  ])('is not %j', (value) => {
    expect(outcome(email('Email'), value)).toBe('refused');
  });

  it('is trimmed, and may be left out when optional', () => {
    expect(outcome(email('Email'), ' ravi@example.com ')).toBe('ravi@example.com');
    for (const nothing of [undefined, null, '', ' ']) expect(outcome(email('Email'), nothing)).toBe('');
  });
});

describe('a year', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-31T18:29:59.999Z') }));

  it.each([
    ['1980', '1980'],
    [2020, '2020'],
    ['2026', '2026'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('%j is stored as %j', (value, stored) => expect(outcome(year('Year'), value)).toBe(stored));

  it.each([0, 20, '0', '1979', '2027', -1, '-2020', 'MMXX', '20.5', 20.5, 12345, '02020', '1e3', {}, true])(
    '%j is refused',
    (value) => expect(outcome(year('Year'), value)).toBe('refused'),
  );

  it('is the next one from midnight in Asia/Kolkata on, and a refusal names the last', () => {
    const [issue] = fieldSchema(year('Year')).safeParse('2027').error?.issues ?? [];
    expect(say(readFault(issue?.message ?? ''))).toBe('Year must be a year from 1980 to 2026.');
    vi.setSystemTime(Date.parse('2026-12-31T18:30:00.000Z'));
    expect(outcome(year('Year'), '2027')).toBe('2027');
  });
});

describe('an amount in rupees', () => {
  it.each([
    [50000, 50000],
    ['50000', 50000],
    ['1,50,000', 150000],
    [' ₹ 1,50,000 ', 150000],
    [0, 0],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
  ])('%j is %j', (value, amount) => expect(outcome(rupees('Loan amount'), value)).toBe(amount));

  it.each(['fifty', '12abc', -1, '-1', 1.5, '1.5', 1e12, 'Infinity', '0x1F', '0b11', {}, [], true])(
    '%j is refused',
    (value) => expect(outcome(rupees('Loan amount'), value)).toBe('refused'),
  );
});

describe('a choice', () => {
  const type = choice('Service type', ['Paid', 'Free']);

  it('is one of its options, or nothing when optional', () => {
    expect(outcome(type, 'Paid')).toBe('Paid');
    expect(outcome(type, ' Free ')).toBe('Free');
    for (const nothing of [undefined, null, '']) expect(outcome(type, nothing)).toBe('');
    expect(outcome(choice('Service type', ['Paid'], { required: true }), '')).toBe('refused');
  });

  it.each(['paid', 'Paid,Free', 'toString', 0])('%j is refused', (value) =>
    expect(outcome(type, value)).toBe('refused'),
  );
});

describe('a coming day', () => {
  it('is today or later in Asia/Kolkata, at every moment of the day', () => {
    const day = comingDay('Booking date', { required: true });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-14T18:29:59.999Z') });
    expect(outcome(day, '2026-03-14')).toBe('2026-03-14');
    expect(outcome(day, '2026-03-13')).toBe('refused');
    vi.setSystemTime(Date.parse('2026-03-14T18:30:00.000Z'));
    expect(outcome(day, '2026-03-14')).toBe('refused');
    expect(outcome(day, '2026-03-15')).toBe('2026-03-15');
  });

  it('is at most 90 days ahead', () => {
    const day = comingDay('Booking date', { required: true });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-14T18:29:59.999Z') });
    expect(outcome(day, '2026-06-12')).toBe('2026-06-12');
    expect(outcome(day, '2026-06-13')).toBe('refused');
    vi.setSystemTime(Date.parse('2026-03-14T18:30:00.000Z'));
    expect(outcome(day, '2026-06-13')).toBe('2026-06-13');
    expect(outcome(day, '9999-12-31')).toBe('refused');
  });

  it.each(['2999-02-30', '31-12-2999', '2999-12-31T10:00', 'tomorrow', 29991231])('is not %j', (value) => {
    expect(outcome(comingDay('Booking date'), value)).toBe('refused');
  });
});

describe('a checkbox', () => {
  it('is true or false, and not ticked when left out', () => {
    expect([true, false, null, undefined].map((value) => outcome(checkbox('Agreed'), value))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('must be ticked when required', () => {
    const agree = checkbox('Agree', { required: true });
    expect([true, false, null, undefined].map((value) => outcome(agree, value))).toEqual([
      true,
      'refused',
      'refused',
      'refused',
    ]);
  });

  it.each(['true', 'on', 1, 0, {}])('is not %j', (value) => expect(outcome(checkbox('Agreed'), value)).toBe('refused'));
});
