import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const dealerPage: Page = {
  Component: () => <MessagePage title="dealer" text={m.loading()} />,
  head: () => ({ title: 'dealer', description: 'dealer' }),
};
