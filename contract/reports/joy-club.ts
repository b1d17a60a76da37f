import { joyClubEnquiry } from '../enquiries/joy-club.ts';
import { column, defineReport, filesNamed, searchWhenSet } from './define-report.ts';

export const joyClubReport = defineReport({
  name: 'joyClub',
  title: 'Joy Club Report',
  menuLabel: 'Joy Club Report',
  path: '/api/getJoyClub',
  needs: 'reports.general',
  enquiry: joyClubEnquiry,
  columns: [
    column('name', 'Name', 'name'),
    column('mobile_no', 'Mobile', 'mobile'),
    column('email_id', 'Email ID', 'email'),
    column('registration_no', 'Reg.No.', 'regNo'),
    column('message', 'Comment', 'message'),
  ],
  createdLabels: { date: 'Enq. Date', time: 'Enq. Time' },
  emptyText: 'No records found',
  search: searchWhenSet,
  dates: 'when-set',
  footerCounts: 'all',
  files: filesNamed('Joy_Club_Report'),
  print: 'page',
});
