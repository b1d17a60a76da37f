import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const termsPage: Page = {
  Component: () => <MessagePage title="terms" text={m.loading()} />,
  head: () => ({ title: 'terms', description: 'terms' }),
};
