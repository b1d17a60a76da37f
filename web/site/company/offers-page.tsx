import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const offersPage: Page = {
  Component: () => <MessagePage title="offers" text={m.loading()} />,
  head: () => ({ title: 'offers', description: 'offers' }),
};
