import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const optInPage: Page = {
  Component: () => <MessagePage title="opt-in" text={m.loading()} />,
  head: () => ({ title: 'opt-in', description: 'opt-in' }),
};
