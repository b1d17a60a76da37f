import { financeEnquiry } from '../enquiries/finance.ts';
import { column, defineReport, filesNamed, searchWhenSet } from './define-report.ts';

export const financeReport = defineReport({
  name: 'finance',
  title: 'Finance Report',
  menuLabel: 'Finance Report',
  path: '/api/financeReports',
  needs: 'reports.sales',
  enquiry: financeEnquiry,
  columns: [
    column('name', 'Name', 'name'),
    column('contact', 'Mobile', 'contact'),
    column('email', 'Email ID', 'email'),
    column('model', 'Model', 'model'),
    column('loan_amount', 'Loan Amount', 'loanAmount', { numeric: true }),
    column('message', 'Comment', 'message'),
  ],
  createdLabels: { date: 'Enq. Date', time: 'Enq. Time' },
  emptyText: 'No finance data available',
  search: searchWhenSet,
  dates: 'always',
  footerCounts: 'all',
  files: filesNamed('finance_report'),
  print: 'table',
});
