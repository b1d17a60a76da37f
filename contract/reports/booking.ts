import { serviceEnquiry } from '../enquiries/service.ts';
import { column, defineReport, filesNamed, searchTyped } from './define-report.ts';

export const bookingReport = defineReport({
  name: 'booking',
  title: 'Booking Report',
  menuLabel: 'Booking Report',
  path: '/api/bookingReports',
  needs: 'reports.service',
  enquiry: serviceEnquiry,
  columns: [
    column('bookingDate', 'Booking Date', 'bookingDate'),
    column('name', 'Name', 'name'),
    column('contactNumber', 'Mobile', 'contactNumber'),
    column('email', 'Email', 'email'),
    column('model', 'Model', 'model'),
    column('enteredModel', 'Entered Model', 'enteredModel'),
    column('registrationNumber', 'Registration Number', 'registrationNumber'),
    column('serviceType', 'Service Type', 'serviceType'),
    column('yearOfPurchase', 'Purchase Year', 'yearOfPurchase'),
    column('message', 'Comment', 'message'),
  ],
  createdLabels: { date: 'Enquiry Date', time: 'Enquiry Time' },
  emptyText: 'No booking data available',
  search: searchTyped,
  dates: 'always',
  footerCounts: 'all',
  files: filesNamed('booking-report'),
  print: 'table',
});
