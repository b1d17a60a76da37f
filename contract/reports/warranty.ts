import { warrantyEnquiry } from '../enquiries/warranty.ts';
import { column, defineReport, filesNamed, searchTyped } from './define-report.ts';

export const warrantyReport = defineReport({
  name: 'warranty',
  title: 'EW Report',
  menuLabel: 'EW Report',
  path: '/api/ExtendedWarrantyReports',
  needs: 'reports.service',
  enquiry: warrantyEnquiry,
  columns: [
    column('name', 'Name', 'name'),
    column('contact_number', 'Mobile', 'contactNumber'),
    column('email', 'Email', 'email'),
    column('model', 'Model', 'model'),
    column('registration_number', 'Registration Number', 'registrationNumber'),
    column('year_of_purchase', 'Year of Purchase', 'yearOfPurchase'),
    column('message', 'Message', 'message'),
  ],
  createdLabels: { date: 'Enq.Date', time: 'Enq.Time' },
  emptyText: 'No data available',
  search: searchTyped,
  dates: 'always',
  footerCounts: 'page',
  files: filesNamed('EWReport'),
  print: 'table',
});
