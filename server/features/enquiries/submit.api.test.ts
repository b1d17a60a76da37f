import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

/** Half past midnight of 15 March 2026 in Asia/Kolkata. */
const NOW = Date.parse('2026-03-14T19:00:00Z');

interface Form {
  path: string;
  success: string;
  payload: Record<string, unknown>;
  report: string;
  /** What the report shows of that payload. */
  row: Record<string, unknown>;
  required: string[];
  /** Said when a required field is missing, where the specification has a sentence for it. */
  incomplete?: string;
}

const vehicle = { model: 'SP125', yearOfPurchase: '2021', registrationNumber: 'KA25AB1234' };
const person = { name: 'Asha Patil', email: 'asha@example.com' };
const vehicleRow = { model: 'SP125', year_of_purchase: '2021', registration_number: 'KA25AB1234' };

const forms: Record<string, Form> = {
  finance: {
    path: '/finance',
    success: 'Finance Enquiry Submitted Successfully!',
    payload: { ...person, contact: '9876543210', loanAmount: 75000, model: 'SP125', message: 'Soon?', agreed: true },
    report: '/api/financeReports',
    row: { ...person, contact: '9876543210', loan_amount: 75000, model: 'SP125', message: 'Soon?' },
    required: ['model'],
    incomplete: 'Please select a model',
  },
  contact: {
    path: '/contact',
    success: 'Contact request submitted successfully!',
    payload: { ...person, contact: '9876543210', reason: 'Support', message: 'Please call' },
    report: '/api/contactReports',
    row: { ...person, contact: '9876543210', reason: 'Support', message: 'Please call' },
    required: ['name', 'email', 'contact', 'reason', 'message'],
  },
  'service booking': {
    path: '/book-service',
    success: 'Booking saved successfully!',
    payload: {
      ...vehicle,
      ...person,
      enteredModel: 'SP 125 Disc',
      serviceType: 'Paid',
      bookingDate: '2026-03-20',
      contactNumber: '9876543210',
      message: 'Brakes squeak',
    },
    report: '/api/bookingReports',
    row: {
      ...vehicle,
      ...person,
      enteredModel: 'SP 125 Disc',
      serviceType: 'Paid',
      bookingDate: '2026-03-20',
      contactNumber: '9876543210',
      message: 'Brakes squeak',
    },
    required: ['bookingDate', 'name', 'contactNumber'],
  },
  AMC: {
    path: '/amc',
    success: 'Enquiry submitted successfully!',
    payload: { ...vehicle, ...person, contactNumber: '9876543210', message: 'How much?' },
    report: '/api/amcReports',
    row: { ...vehicleRow, ...person, contact_number: '9876543210', message: 'How much?' },
    required: ['model', 'yearOfPurchase', 'registrationNumber', 'name', 'email', 'contactNumber'],
    incomplete: 'All fields are required except message.',
  },
  warranty: {
    path: '/warranty',
    success: 'Form Submitted Successfully!',
    payload: { ...vehicle, ...person, contactNumber: '9876543210', message: 'Two years' },
    report: '/api/ExtendedWarrantyReports',
    row: { ...vehicleRow, ...person, contact_number: '9876543210', message: 'Two years' },
    required: ['name', 'email', 'contactNumber'],
    incomplete: 'Please fill in all required fields.',
  },
  'opt-in': {
    path: '/opt-in',
    success: 'Opt-In Request Submitted Successfully!',
    payload: {
      registration: 'KA25AB1234',
      name: 'Asha Patil',
      mobile: '9876543210',
      notifications: { all: false, rcs: false, sms: true, obd: false, email: false, whatsapp: true },
    },
    report: '/api/optInReports',
    row: { registration: 'KA25AB1234', name: 'Asha Patil', mobile: '9876543210', channels: 'SMS, WhatsApp' },
    required: ['registration', 'name', 'mobile'],
  },
  offer: {
    path: '/offer',
    success: 'Offer Enquiry Submitted Successfully!',
    payload: { ...person, contact: '9876543210', agree: true },
    report: '/api/offerReports',
    row: { ...person, contact: '9876543210' },
    required: ['name', 'email', 'contact'],
  },
  'product enquiry': {
    path: '/api/postBooking',
    success: 'Thanks for your enquiry. Our team will get back soon.',
    payload: {
      name: 'Asha Patil',
      mobileNo: '9876543210',
      emailId: 'asha@example.com',
      model: 'SP125',
      color: 'Blue',
      message: 'Test ride on Sunday',
    },
    report: '/api/enquiryReports',
    row: {
      name: 'Asha Patil',
      mobile_no: '9876543210',
      email_id: 'asha@example.com',
      model: 'SP125',
      color: 'Blue',
      message: 'Test ride on Sunday',
    },
    required: ['name', 'mobileNo', 'emailId', 'color'],
  },
  'JOY CLUB': {
    path: '/api/joyClub',
    success: 'Form submitted successfully!',
    payload: {
      ...person,
      mobile: '9876543210',
      model: 'Shine',
      regNo: 'KA25AB1234',
      purchaseYear: '2021',
      message: 'Count me in',
    },
    report: '/api/getJoyClub',
    row: {
      name: 'Asha Patil',
      mobile_no: '9876543210',
      email_id: 'asha@example.com',
      registration_no: 'KA25AB1234',
      message: 'Count me in',
    },
    required: [],
  },
};

const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  staff = await test.logIn();
});
afterAll(() => {
  vi.useRealTimers();
});

const newest = async ({ report }: Form) => (await staff('POST', report, { page: 1, limit: 1 })).json();

async function expectAccepted(form: Form, payload: unknown): Promise<Record<string, unknown>> {
  const reply = await test.call('POST', form.path, payload);
  expect(reply.json()).toEqual({ message: form.success });
  expect([200, 201]).toContain(reply.statusCode);
  return (await newest(form)).data[0];
}

async function expectRefused(form: Form, payload: unknown, field: string, sentence?: string): Promise<void> {
  const reply = await test.call('POST', form.path, payload);
  const { error, message, fields } = reply.json();
  expect([field, reply.statusCode]).toEqual([field, 400]);
  expect(error).toBe(message);
  expect(fields).toHaveProperty(field, expect.stringMatching(/\S/));
  expect(Object.keys(fields)).toEqual([field]);
  if (sentence) expect(message).toBe(sentence);
}

describe.each(Object.entries(forms))('%s', (_name, form) => {
  const fields = Object.keys(form.payload);
  const textFields = fields.filter((field) => typeof form.payload[field] === 'string');
  const optionalFields = textFields.filter((field) => !form.required.includes(field));
  const created = { created_date: '2026-03-15', created_time: '00:30:00' };

  it('is stored and stands in its report, exactly as it was sent', async () => {
    const row = await expectAccepted(form, form.payload);
    expect(row).toEqual({ id: expect.any(Number), ...form.row, ...created });
  });

  it('takes no notice of keys it does not know', async () => {
    const foreign = {
      id: 1,
      kind: 'amc',
      created_at: 0,
      created_date: '1999-01-01',
      status: 'done',
      unknown: { a: [1] },
    };
    const row = await expectAccepted(form, { ...foreign, ...form.payload });
    expect(row).toEqual({ id: expect.any(Number), ...form.row, ...created });
  });

  it('is stored without the spaces around its texts', async () => {
    const spaced = Object.fromEntries(textFields.map((field) => [field, `  ${form.payload[field]} \n`]));
    expect(await expectAccepted(form, { ...form.payload, ...spaced })).toMatchObject(form.row);
  });

  it('needs its required fields', async () => {
    for (const field of form.required) {
      const { [field]: _left, ...rest } = form.payload;
      for (const payload of [rest, ...['', '   ', null].map((nothing) => ({ ...rest, [field]: nothing }))]) {
        await expectRefused(form, payload, field, form.incomplete);
      }
    }
  });

  it('may leave out each of the others, or send it empty', async () => {
    for (const field of optionalFields) {
      const { [field]: _left, ...rest } = form.payload;
      for (const payload of [rest, ...['', null].map((nothing) => ({ ...rest, [field]: nothing }))]) {
        const row = await expectAccepted(form, payload);
        expect(Object.values(row).filter((value) => value === form.payload[field])).toEqual([]);
      }
    }
  });

  it('refuses a text that is too long, in any field', async () => {
    for (const field of textFields) await expectRefused(form, { ...form.payload, [field]: 'x'.repeat(5001) }, field);
  });

  it('refuses what the database cannot keep, in any field', async () => {
    for (const field of textFields) {
      await expectRefused(form, { ...form.payload, [field]: `${form.payload[field]}\0` }, field);
      await expectRefused(form, { ...form.payload, [field]: `${form.payload[field]}\ud83d` }, field);
    }
  });

  it('refuses another kind of value, in any field', async () => {
    for (const field of fields) {
      for (const value of [{ length: 5 }, ['x'], [[]]]) {
        if (field === 'notifications' && !Array.isArray(value)) continue;
        await expectRefused(form, { ...form.payload, [field]: value }, field);
      }
    }
  });

  it('is told in one sentence that a body is no object', async () => {
    for (const body of [[], [form.payload], 'text', 5, null]) {
      const reply = await test.call('POST', form.path, body);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().error).toBe(reply.json().message);
    }
  });

  it('stores nothing that it refused', async () => {
    const before = (await newest(form)).totalRecords;
    await test.call('POST', form.path, { ...form.payload, name: '\0' });
    await test.call('POST', form.path, {});
    expect((await newest(form)).totalRecords).toBe(before);
  });
});
