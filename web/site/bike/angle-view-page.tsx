import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const angleViewPage: Page = {
  Component: () => <MessagePage title="angle-view" text={m.loading()} />,
  head: () => ({ title: 'angle-view', description: 'angle-view' }),
};
