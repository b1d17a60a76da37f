import { amcEnquiry } from '../enquiries/amc.ts';
import { column, defineReport, filesNamed, searchWhenSet } from './define-report.ts';

export const amcReport = defineReport({
  name: 'amc',
  title: 'AMC Report',
  menuLabel: 'AMC Report',
  path: '/api/amcReports',
  needs: 'reports.service',
  enquiry: amcEnquiry,
  columns: [
    column('name', 'Name', 'name'),
    column('contact_number', 'Mobile', 'contactNumber'),
    column('email', 'Email', 'email'),
    column('model', 'Model', 'model'),
    column('registration_number', 'Registration Number', 'registrationNumber'),
    column('year_of_purchase', 'Purchase Year', 'yearOfPurchase'),
    column('message', 'Comment', 'message'),
  ],
  createdLabels: { date: 'Enquiry Date', time: 'Enquiry Time' },
  emptyText: 'No AMC data available',
  search: searchWhenSet,
  dates: 'when-set',
  footerCounts: 'all',
  files: filesNamed('AMC_Report'),
  print: 'table',
});
