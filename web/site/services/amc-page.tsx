import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const amcPage: Page = {
  Component: () => <MessagePage title="amc" text={m.loading()} />,
  head: () => ({ title: 'amc', description: 'amc' }),
};
