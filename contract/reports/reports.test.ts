import { describe, expect, it } from 'vitest';
import { enquiries } from '../enquiries/index.ts';
import { column, defineReport, filesNamed, REPORT_PAGE_SIZE, searchTyped } from './define-report.ts';
import { reports } from './index.ts';

/** Title, path, empty text, PDF and CSV names, in the order of the menu. */
const specified = [
  ['Booking Report', '/api/bookingReports', 'No booking data available', 'booking-report'],
  ['AMC Report', '/api/amcReports', 'No AMC data available', 'AMC_Report'],
  ['EW Report', '/api/ExtendedWarrantyReports', 'No data available', 'EWReport'],
  ['Finance Report', '/api/financeReports', 'No finance data available', 'finance_report'],
  ['Product Enquiry Report', '/api/enquiryReports', 'No enquiry data available', 'Product_Enquiry_Report'],
  ['Offer Report', '/api/offerReports', 'No offer data available', 'Offer_Report'],
  ['Joy Club Report', '/api/getJoyClub', 'No records found', 'Joy_Club_Report'],
];

const reportAt = (path: string) => {
  const report = reports.find((one) => one.path === path);
  if (!report) throw new Error(`No report at ${path}`);
  return report;
};

const labelsAt = (path: string): string[] => {
  const { columns, createdLabels } = reportAt(path);
  return [...columns.map(({ label }) => label), createdLabels.date, createdLabels.time];
};

const rowNamesAt = (path: string): string[] => reportAt(path).columns.map(({ key }) => key);

describe('the seven reports of the specification', () => {
  it('have their titles, addresses, empty texts and file names, in the order of the menu', () => {
    const shown = reports.slice(0, 7).map(({ title, path, emptyText, files }) => [title, path, emptyText, files]);
    expect(shown).toEqual(
      specified.map(([title, path, empty, file]) => [title, path, empty, { pdf: `${file}.pdf`, csv: `${file}.csv` }]),
    );
  });

  it('are followed by the contact and the opt-in report', () => {
    expect(reports.slice(7).map(({ title, path }) => [title, path])).toEqual([
      ['Contact Report', '/api/contactReports'],
      ['Opt-in Report', '/api/optInReports'],
    ]);
  });

  it('show ten rows on a page', () => expect(REPORT_PAGE_SIZE).toBe(10));

  it('leave no form without a report', () => {
    expect(new Set(reports.map(({ enquiry }) => enquiry.kind))).toEqual(new Set(enquiries.map(({ kind }) => kind)));
  });
});

describe('the columns', () => {
  it.each([
    [
      '/api/bookingReports',
      'booking date, name, mobile, email, model, entered model, registration number, service type, purchase year, comment, enquiry date, enquiry time',
    ],
    [
      '/api/amcReports',
      'name, mobile, email, model, registration number, purchase year, comment, enquiry date, enquiry time',
    ],
  ])('of %s are those the specification lists, with capitals for the screen', (path, labels) => {
    expect(labelsAt(path).join(', ').toLowerCase()).toBe(labels);
  });

  it.each([
    [
      '/api/ExtendedWarrantyReports',
      'Name, Mobile, Email, Model, Registration Number, Year of Purchase, Message, Enq.Date, Enq.Time',
    ],
    ['/api/financeReports', 'Name, Mobile, Email ID, Model, Loan Amount, Comment, Enq. Date, Enq. Time'],
    ['/api/enquiryReports', 'Name, Mobile, Email ID, Model, Color, Comment, Enq.Date, Enq.Time'],
    ['/api/offerReports', 'Name, Mobile, Email, Enq. Date, Enq. Time'],
    ['/api/getJoyClub', 'Name, Mobile, Email ID, Reg.No., Comment, Enq. Date, Enq. Time'],
  ])('of %s read exactly so', (path, labels) => expect(labelsAt(path).join(', ')).toBe(labels));

  it.each([
    [
      '/api/bookingReports',
      'bookingDate, name, contactNumber, email, model, enteredModel, registrationNumber, serviceType, yearOfPurchase, message',
    ],
    ['/api/amcReports', 'name, contact_number, email, model, registration_number, year_of_purchase, message'],
    [
      '/api/ExtendedWarrantyReports',
      'name, contact_number, email, model, registration_number, year_of_purchase, message',
    ],
    ['/api/financeReports', 'name, contact, email, model, loan_amount, message'],
    ['/api/enquiryReports', 'name, mobile_no, email_id, model, color, message'],
    ['/api/offerReports', 'name, contact, email'],
    ['/api/getJoyClub', 'name, mobile_no, email_id, registration_no, message'],
  ])('of %s carry the row names of section 3', (path, names) => expect(rowNamesAt(path).join(', ')).toBe(names));

  it.each([
    ['/api/bookingReports', 'Branch, Came from'],
    ['/api/financeReports', 'Variant, Chosen colour, Came from'],
    ['/api/enquiryReports', 'Variant, Chosen colour, Came from'],
    ['/api/contactReports', 'Exchange, Came from'],
    ['/api/offerReports', 'Offer, Offer number, Came from'],
  ])('of %s are followed by what the page of the form can say', (path, labels) => {
    expect(
      reportAt(path)
        .extraColumns.map(({ label }) => label)
        .join(', '),
    ).toBe(labels);
  });

  it('cannot name a field that the form does not have', () => {
    const broken = { ...reportAt('/api/offerReports'), columns: [column('phone', 'Phone', 'phone')] };
    expect(() => defineReport({ ...broken, search: searchTyped, files: filesNamed('x') })).toThrow(/phone/);
  });
});

describe('what the browser sends', () => {
  const pathsWhere = (condition: (report: (typeof reports)[number]) => boolean): string[] =>
    reports
      .slice(0, 7)
      .filter(condition)
      .map(({ path }) => path);

  it('is the search text, 600 ms after the last key; while nothing is typed, four of the seven send it empty', () => {
    expect(reports.every(({ search }) => search.debounceMs === 600)).toBe(true);
    expect(pathsWhere(({ search }) => search.sent === 'always')).toEqual([
      '/api/bookingReports',
      '/api/ExtendedWarrantyReports',
      '/api/enquiryReports',
      '/api/offerReports',
    ]);
  });

  it('is called searchTerm by the offer report alone', () => {
    expect(pathsWhere(({ search }) => search.parameter === 'searchTerm')).toEqual(['/api/offerReports']);
  });

  it('goes out on Enter in the product enquiry and the offer report', () => {
    expect(pathsWhere(({ search }) => search.onEnter)).toEqual(['/api/enquiryReports', '/api/offerReports']);
  });

  it('has dates only when one is set in the AMC and the Joy Club report', () => {
    expect(pathsWhere(({ dates }) => dates === 'when-set')).toEqual(['/api/amcReports', '/api/getJoyClub']);
  });
});

describe('what is special about single reports', () => {
  it('the footer of EW alone counts the rows of the page', () => {
    expect(reports.filter(({ footerCounts }) => footerCounts === 'page').map(({ title }) => title)).toEqual([
      'EW Report',
    ]);
  });

  it('Joy Club alone prints the page, the others their table', () => {
    expect(reports.filter(({ print }) => print === 'page').map(({ title }) => title)).toEqual(['Joy Club Report']);
  });
});
