import { productEnquiry } from '../enquiries/product.ts';
import { column, defineReport, filesNamed, searchTyped } from './define-report.ts';

export const productReport = defineReport({
  name: 'enquiry',
  title: 'Product Enquiry Report',
  menuLabel: 'Enquiry Report',
  path: '/api/enquiryReports',
  needs: 'reports.sales',
  enquiry: productEnquiry,
  columns: [
    column('name', 'Name', 'name'),
    column('mobile_no', 'Mobile', 'mobileNo'),
    column('email_id', 'Email ID', 'emailId'),
    column('model', 'Model', 'model'),
    column('color', 'Color', 'color'),
    column('message', 'Comment', 'message'),
  ],
  createdLabels: { date: 'Enq.Date', time: 'Enq.Time' },
  emptyText: 'No enquiry data available',
  search: { ...searchTyped, onEnter: true },
  dates: 'always',
  footerCounts: 'all',
  files: filesNamed('Product_Enquiry_Report'),
  print: 'table',
});
