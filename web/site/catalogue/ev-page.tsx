import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const evPage: Page = {
  Component: () => <MessagePage title="ev" text={m.loading()} />,
  head: () => ({ title: 'ev', description: 'ev' }),
};
