import { offerEnquiry } from '../enquiries/offer.ts';
import { column, defineReport, filesNamed, searchTyped } from './define-report.ts';

export const offerReport = defineReport({
  name: 'offer',
  title: 'Offer Report',
  menuLabel: 'Offer Report',
  path: '/api/offerReports',
  needs: 'reports.sales',
  enquiry: offerEnquiry,
  columns: [column('name', 'Name', 'name'), column('contact', 'Mobile', 'contact'), column('email', 'Email', 'email')],
  createdLabels: { date: 'Enq. Date', time: 'Enq. Time' },
  emptyText: 'No offer data available',
  search: { ...searchTyped, parameter: 'searchTerm', onEnter: true },
  dates: 'always',
  footerCounts: 'all',
  files: filesNamed('Offer_Report'),
  print: 'table',
});
