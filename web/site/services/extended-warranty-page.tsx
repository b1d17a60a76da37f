import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const extendedWarrantyPage: Page = {
  Component: () => <MessagePage title="extended-warranty" text={m.loading()} />,
  head: () => ({ title: 'extended-warranty', description: 'extended-warranty' }),
};
