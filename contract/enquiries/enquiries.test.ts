import { describe, expect, it } from 'vitest';
import { enquiries } from './index.ts';

/** Path, payload names, and the texts of section 8 for success and for a network failure. */
const specified = [
  [
    '/finance',
    'name, email, contact, loanAmount, model, message, agreed',
    'Finance Enquiry Submitted Successfully!',
    'Failed to submit. Please try again later.',
  ],
  [
    '/contact',
    'name, email, contact, reason, message',
    'Contact request submitted successfully!',
    'Network error. Please try again later.',
  ],
  [
    '/book-service',
    'model, enteredModel, yearOfPurchase, serviceType, registrationNumber, bookingDate, name, email, contactNumber, message',
    'Booking saved successfully!',
    'An error occurred while submitting the form.',
  ],
  [
    '/amc',
    'model, yearOfPurchase, registrationNumber, name, email, contactNumber, message',
    'Enquiry submitted successfully!',
    'Internal Server Error',
  ],
  [
    '/warranty',
    'model, yearOfPurchase, registrationNumber, name, email, contactNumber, message',
    'Form Submitted Successfully!',
    'Something went wrong. Please try again.',
  ],
  [
    '/opt-in',
    'registration, name, mobile, notifications',
    'Opt-In Request Submitted Successfully!',
    'Network error. Please try again later.',
  ],
  [
    '/offer',
    'name, email, contact, agree',
    'Offer Enquiry Submitted Successfully!',
    'Failed to submit. Please try again later.',
  ],
  [
    '/api/postBooking',
    'name, mobileNo, emailId, model, color, message',
    'Thanks for your enquiry. Our team will get back soon.',
    'Something went wrong. Please try again.',
  ],
  [
    '/api/joyClub',
    'name, mobile, email, model, regNo, purchaseYear, message',
    'Form submitted successfully!',
    'Something went wrong. Please try again.',
  ],
] as const;

const formAt = (path: string) => {
  const form = enquiries.find((one) => one.path === path);
  if (!form) throw new Error(`No form at ${path}`);
  return form;
};

const optionsOf = (path: string, field: string) => formAt(path).fields[field]?.options;

describe('the nine forms', () => {
  it('are all there, and no other', () => {
    expect(enquiries.map(({ path }) => path)).toEqual(specified.map(([path]) => path));
  });

  it.each(specified)('%s has its fields and texts', (path, fields, success, network) => {
    expect(Object.keys(formAt(path).fields).join(', ')).toBe(fields);
    expect(formAt(path).texts).toMatchObject({ success, network });
  });

  it.each([
    ['/amc', 'Failed to submit enquiry'],
    ['/warranty', 'Failed to submit form.'],
    ['/api/postBooking', 'Something went wrong. Please try again.'],
    ['/api/joyClub', 'Failed to submit form. Please try again.'],
  ])('%s says %j when the server refuses without a sentence', (path, failure) => {
    expect(formAt(path).texts.failure).toBe(failure);
  });

  it("put 'Error: ' before the server's sentence on contact, service booking and opt-in", () => {
    const prefixed = enquiries.filter(({ texts }) => texts.errorPrefix !== undefined);
    expect(prefixed.map(({ path, texts }) => [path, texts.errorPrefix])).toEqual([
      ['/contact', 'Error: '],
      ['/book-service', 'Error: '],
      ['/opt-in', 'Error: '],
    ]);
  });

  it("read 'Submitting...' while sending on contact, warranty, opt-in and offer", () => {
    const showing = enquiries.filter(({ showsSubmitting }) => showsSubmitting).map(({ path }) => path);
    expect(showing).toEqual(['/contact', '/warranty', '/opt-in', '/offer']);
  });

  it('offer the options of section 9', () => {
    expect(optionsOf('/contact', 'reason')).toEqual(['Inquiry', 'Support', 'Feedback']);
    expect(optionsOf('/book-service', 'serviceType')).toEqual(['Paid', 'Free']);
    expect(optionsOf('/opt-in', 'notifications')).toEqual(['rcs', 'sms', 'obd', 'email', 'whatsapp']);
    expect(optionsOf('/api/postBooking', 'color')).toEqual(['Red', 'Blue', 'Black', 'White', 'Grey']);
    expect(optionsOf('/api/joyClub', 'model')).toEqual(['Shine', 'Activa', 'Unicorn', 'CBR 150R']);
  });

  it.each([
    ['/finance', ['model']],
    ['/contact', ['name', 'email', 'contact', 'reason', 'message']],
    ['/book-service', ['bookingDate', 'name', 'contactNumber']],
    ['/amc', ['model', 'yearOfPurchase', 'registrationNumber', 'name', 'email', 'contactNumber']],
    ['/warranty', ['name', 'email', 'contactNumber']],
    ['/opt-in', ['registration', 'name', 'mobile']],
    ['/offer', ['name', 'email', 'contact', 'agree']],
    ['/api/postBooking', ['name', 'mobileNo', 'emailId', 'color']],
    ['/api/joyClub', []],
  ])('%s marks as required just %j', (path, required) => {
    const marked = Object.entries(formAt(path).fields).filter(([, field]) => field.required);
    expect(marked.map(([name]) => name)).toEqual(required);
  });

  it('take ten digits at most in every contact number', () => {
    const numbers = enquiries
      .flatMap(({ fields }) => Object.values(fields))
      .filter(({ column }) => column === 'mobile');
    expect(numbers).toHaveLength(9);
    for (const field of numbers) expect(field).toMatchObject({ control: 'tel', maxLength: 10 });
  });
});
