import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const servicesIndexPage: Page = {
  Component: () => <MessagePage title="services-index" text={m.loading()} />,
  head: () => ({ title: 'services-index', description: 'services-index' }),
};
