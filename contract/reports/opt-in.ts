import { optInEnquiry } from '../enquiries/opt-in.ts';
import { column, defineReport, filesNamed, searchTyped } from './define-report.ts';

export const optInReport = defineReport({
  name: 'optIn',
  title: 'Opt-in Report',
  menuLabel: 'Opt-in Report',
  path: '/api/optInReports',
  needs: 'reports.general',
  enquiry: optInEnquiry,
  columns: [
    column('registration', 'Registration Number', 'registration'),
    column('name', 'Name', 'name'),
    column('mobile', 'Mobile', 'mobile'),
    column('channels', 'Channels', 'notifications'),
  ],
  createdLabels: { date: 'Enq. Date', time: 'Enq. Time' },
  emptyText: 'No opt-in data available',
  search: searchTyped,
  dates: 'always',
  footerCounts: 'all',
  files: filesNamed('Opt_In_Report'),
  print: 'table',
});
