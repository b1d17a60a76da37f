import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

/** Noon of 14 March 2026 in Asia/Kolkata. */
const NOW = Date.parse('2026-03-14T06:30:00Z');

const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  staff = await test.logIn();
});
afterEach(() => vi.setSystemTime(NOW));
afterAll(() => {
  vi.useRealTimers();
});

const finance = { model: 'SP125', name: 'Asha' };
const contact = {
  name: 'Asha',
  email: 'asha@example.com',
  contact: '9876543210',
  reason: 'Inquiry',
  message: 'Hello',
};
const booking = { name: 'Asha', contactNumber: '9876543210', bookingDate: '2026-03-20' };
const offer = { name: 'Asha', email: 'asha@example.com', contact: '9876543210', agree: true };
const product = { name: 'Asha', mobileNo: '9876543210', emailId: 'asha@example.com', model: 'SP125', color: 'Red' };
const optIn = { registration: 'KA25AB1234', name: 'Asha', mobile: '9876543210' };

/** 'accepted', or the fields that were refused. */
async function outcome(path: string, payload: unknown): Promise<string> {
  const reply = await test.call('POST', path, payload);
  if (reply.statusCode < 300) return 'accepted';
  expect(reply.statusCode).toBe(400);
  expect(reply.json().error).toBe(reply.json().message);
  return Object.keys(reply.json().fields ?? {}).join(', ') || 'refused';
}

const sentence = async (path: string, payload: unknown): Promise<string> =>
  (await test.call('POST', path, payload)).json().message;

const newestRow = async (report: string) => (await staff('POST', report, { page: 1, limit: 1 })).json().data[0];

describe('a mobile number', () => {
  it.each([
    ['9876543210', '9876543210'],
    [9876543210, '9876543210'],
    ['98765 43210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['+919876543210', '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['(+91) 98765-43210', '9876543210'],
    ['9000000001', '9000000001'],
  ])('%j is kept as %s', async (given, kept) => {
    expect(await outcome('/contact', { ...contact, contact: given })).toBe('accepted');
    expect(await newestRow('/api/contactReports')).toMatchObject({ contact: kept });
  });

  const refused = ['987654321', '98765432101', '98765abcde', 'call me', '98765-4321O', '0987654321', '0000000000'];
  it.each([...refused, '9999999999', '+91 98765 432'])('%j is refused', async (given) => {
    expect(await outcome('/contact', { ...contact, contact: given })).toBe('contact');
    expect(await outcome('/book-service', { ...booking, contactNumber: given })).toBe('contactNumber');
    expect(await outcome('/opt-in', { ...optIn, mobile: given })).toBe('mobile');
    expect(await outcome('/api/postBooking', { ...product, mobileNo: given })).toBe('mobileNo');
    expect(await outcome('/api/joyClub', { mobile: given })).toBe('mobile');
  });

  it('is told apart from one that is too short', async () => {
    expect(await sentence('/contact', { ...contact, contact: '98765' })).toBe('Contact number must have 10 digits.');
    expect(await sentence('/contact', { ...contact, contact: '0000000000' })).toBe(
      'Contact number must be a real number: it cannot begin with 0 or be one digit ten times.',
    );
  });

  it('loses everything but its digits on the finance form', async () => {
    expect(await outcome('/finance', { ...finance, contact: 'M: (98765) 43-210.' })).toBe('accepted');
    expect(await newestRow('/api/financeReports')).toMatchObject({ contact: '9876543210' });
    expect(await outcome('/finance', { ...finance, contact: '98765 4321' })).toBe('contact');
    expect(await outcome('/finance', { ...finance, contact: '' })).toBe('accepted');
  });
});

describe('an e-mail address', () => {
  it.each(['asha', 'asha@', '@example.com', 'asha@example', 'asha at example.com', 'a b@example.com'])(
    '%j is refused',
    async (given) => {
      expect(await outcome('/contact', { ...contact, email: given })).toBe('email');
      expect(await outcome('/finance', { ...finance, email: given })).toBe('email');
      expect(await outcome('/book-service', { ...booking, email: given })).toBe('email');
      expect(await outcome('/api/postBooking', { ...product, emailId: given })).toBe('emailId');
      expect(await outcome('/api/joyClub', { name: 'Asha', email: given })).toBe('email');
    },
  );

  it('is kept with its capitals', async () => {
    await test.call('POST', '/offer', { ...offer, email: 'Asha.Patil+bike@Example.co.in' });
    expect(await newestRow('/api/offerReports')).toMatchObject({ email: 'Asha.Patil+bike@Example.co.in' });
  });
});

describe('the date of a service booking', () => {
  const book = (bookingDate: unknown) => outcome('/book-service', { ...booking, bookingDate });

  it('is today or later, and at most 90 days ahead', async () => {
    expect(await book('2026-03-14')).toBe('accepted');
    expect(await book('2026-06-12')).toBe('accepted');
    expect(await book('2026-06-13')).toBe('bookingDate');
    expect(await book('2027-01-01')).toBe('bookingDate');
    expect(await sentence('/book-service', { ...booking, bookingDate: '2027-01-01' })).toBe(
      'Booking date can be at most 90 days ahead.',
    );
    expect(await book('2026-03-13')).toBe('bookingDate');
    expect(await book('2020-01-01')).toBe('bookingDate');
  });

  it('is judged by the calendar of Asia/Kolkata, to the last moment of the day', async () => {
    vi.setSystemTime(Date.parse('2026-03-14T18:29:59.999Z'));
    expect(await book('2026-03-14')).toBe('accepted');
    vi.setSystemTime(Date.parse('2026-03-14T18:30:00.000Z'));
    expect(await book('2026-03-14')).toBe('bookingDate');
    expect(await book('2026-03-15')).toBe('accepted');
  });

  it.each([
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '20-03-2026',
    '2026-3-20',
    '2026-03-20T10:00',
    'tomorrow',
    20260320,
  ])('is not %j', async (date) => expect(await book(date)).toBe('bookingDate'));

  it('may be a leap day', async () => {
    vi.setSystemTime(Date.parse('2028-02-01T06:30:00Z'));
    expect(await book('2028-02-29')).toBe('accepted');
  });

  it('comes with the service type Paid, Free or none', async () => {
    for (const serviceType of ['Paid', 'Free', '']) {
      expect(await outcome('/book-service', { ...booking, serviceType })).toBe('accepted');
    }
    expect(await outcome('/book-service', { ...booking, serviceType: 'Cheap' })).toBe('serviceType');
  });
});

describe('an offer enquiry', () => {
  it.each([false, null, undefined])('with agree %j is refused', async (agree) => {
    expect(await outcome('/offer', { ...offer, agree })).toBe('agree');
    expect(await sentence('/offer', { ...offer, agree })).toBe('Please agree to the terms and conditions.');
  });
});

describe('a contact request', () => {
  it('has one of three reasons', async () => {
    for (const reason of ['Inquiry', 'Support', 'Feedback']) {
      expect(await outcome('/contact', { ...contact, reason })).toBe('accepted');
      expect(await newestRow('/api/contactReports')).toMatchObject({ reason });
    }
    for (const reason of ['Complaint', 'inquiry', 'Support, Feedback']) {
      expect(await outcome('/contact', { ...contact, reason })).toBe('reason');
    }
  });
});

describe('a product enquiry', () => {
  it('has one of five colours', async () => {
    for (const color of ['Red', 'Blue', 'Black', 'White', 'Grey']) {
      expect(await outcome('/api/postBooking', { ...product, color })).toBe('accepted');
      expect(await newestRow('/api/enquiryReports')).toMatchObject({ color });
    }
    for (const color of ['Gray', 'red', 'Green']) {
      expect(await outcome('/api/postBooking', { ...product, color })).toBe('color');
    }
  });

  it('does not carry the agreement, and is not asked for it', async () => {
    expect(await outcome('/api/postBooking', product)).toBe('accepted');
    expect(await outcome('/api/postBooking', { ...product, agree: false })).toBe('accepted');
  });
});

describe('a JOY CLUB enquiry', () => {
  const empty = { name: '', mobile: '', email: '', model: '', regNo: '', purchaseYear: '', message: '' };

  it('with nothing in it is refused', async () => {
    expect(await outcome('/api/joyClub', {})).toBe('refused');
    expect(await outcome('/api/joyClub', empty)).toBe('refused');
    expect(await outcome('/api/joyClub', { ...empty, name: '   ', message: '\n', mobile: null })).toBe('refused');
    expect(await outcome('/api/joyClub', { ...empty, unknown: 'x' })).toBe('refused');
    expect(await sentence('/api/joyClub', empty)).toMatch(/^[A-Z].+\.$/);
  });

  it.each([
    { name: 'Asha' },
    { mobile: '9876543210' },
    { email: 'asha@example.com' },
    { model: 'CBR 150R' },
    { regNo: 'KA25' },
    { purchaseYear: 2019 },
    { message: 'Hi' },
  ])('with just %j will do', async (one) =>
    expect(await outcome('/api/joyClub', { ...empty, ...one })).toBe('accepted'),
  );

  it('has a model of the list or none, and a year from 1980 to this one', async () => {
    for (const model of ['Shine', 'Activa', 'Unicorn', 'CBR 150R']) {
      expect(await outcome('/api/joyClub', { model })).toBe('accepted');
    }
    expect(await outcome('/api/joyClub', { name: 'Asha', model: 'SP125' })).toBe('model');
    expect(await outcome('/api/joyClub', { purchaseYear: '2019' })).toBe('accepted');
    expect(await outcome('/api/joyClub', { purchaseYear: 2026 })).toBe('accepted');
    for (const purchaseYear of [-1, 0, 20, 1979, 2027, 20190]) {
      expect(await outcome('/api/joyClub', { purchaseYear })).toBe('purchaseYear');
    }
    expect(await sentence('/api/joyClub', { purchaseYear: 2027 })).toBe(
      'Year of purchase must be a year from 1980 to 2026.',
    );
    expect(await outcome('/api/joyClub', { purchaseYear: 'last year' })).toBe('purchaseYear');
  });
});

describe('an opt-in', () => {
  const channelsOf = async (notifications: unknown) => {
    expect(await outcome('/opt-in', { ...optIn, notifications })).toBe('accepted');
    return (await newestRow('/api/optInReports')).channels;
  };
  const none = { all: false, rcs: false, sms: false, obd: false, email: false, whatsapp: false };

  it('keeps each channel that was ticked', async () => {
    expect(await channelsOf({ ...none, rcs: true })).toMatch(/^rcs$/i);
    expect(await channelsOf({ ...none, email: true, whatsapp: true })).toMatch(/^e-?mail, whatsapp$/i);
    expect(await channelsOf(none)).toBe('');
  });

  it('with everything ticked names all five', async () => {
    const all = { all: true, rcs: true, sms: true, obd: true, email: true, whatsapp: true };
    expect(await channelsOf(all)).toMatch(/^rcs, sms, obd, e-?mail, whatsapp$/i);
  });

  it('may leave channels out, or all of them', async () => {
    expect(await channelsOf({ sms: true })).toMatch(/^sms$/i);
    expect(await channelsOf({})).toBe('');
    expect(await channelsOf(undefined)).toBe('');
  });

  it('refuses what is neither true nor false', async () => {
    for (const notifications of [{ sms: 'yes' }, { all: 1 }, 'sms', ['sms'], true]) {
      expect(await outcome('/opt-in', { ...optIn, notifications })).toBe('notifications');
    }
  });
});

describe('the loan amount', () => {
  it.each([
    [75000, 75000],
    ['75000', 75000],
    ['1,50,000', 150000],
    ['₹ 1,50,000', 150000],
    [0, 0],
  ])('%j is %j whole rupees', async (given, kept) => {
    expect(await outcome('/finance', { ...finance, loanAmount: given })).toBe('accepted');
    expect(await newestRow('/api/financeReports')).toMatchObject({ loan_amount: kept });
  });

  it.each([-1, 0.5, 'much', '0x1F', 10 ** 15])('%j is refused', async (given) => {
    expect(await outcome('/finance', { ...finance, loanAmount: given })).toBe('loanAmount');
  });

  it('may be left out', async () => {
    for (const loanAmount of [undefined, '', null]) {
      expect(await outcome('/finance', { ...finance, loanAmount })).toBe('accepted');
    }
  });
});
