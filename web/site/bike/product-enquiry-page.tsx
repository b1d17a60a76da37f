import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const productEnquiryPage: Page = {
  Component: () => <MessagePage title="product-enquiry" text={m.loading()} />,
  head: () => ({ title: 'product-enquiry', description: 'product-enquiry' }),
};
