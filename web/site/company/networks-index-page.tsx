import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const networksIndexPage: Page = {
  Component: () => <MessagePage title="networks-index" text={m.loading()} />,
  head: () => ({ title: 'networks-index', description: 'networks-index' }),
};
