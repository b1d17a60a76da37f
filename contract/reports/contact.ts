import { contactEnquiry } from '../enquiries/contact.ts';
import { column, defineReport, filesNamed, searchTyped } from './define-report.ts';

export const contactReport = defineReport({
  name: 'contact',
  title: 'Contact Report',
  menuLabel: 'Contact Report',
  path: '/api/contactReports',
  needs: 'reports.general',
  enquiry: contactEnquiry,
  columns: [
    column('name', 'Name', 'name'),
    column('contact', 'Mobile', 'contact'),
    column('email', 'Email', 'email'),
    column('reason', 'Reason', 'reason'),
    column('message', 'Message', 'message'),
  ],
  createdLabels: { date: 'Enq. Date', time: 'Enq. Time' },
  emptyText: 'No contact data available',
  search: searchTyped,
  dates: 'always',
  footerCounts: 'all',
  files: filesNamed('Contact_Report'),
  print: 'table',
});
