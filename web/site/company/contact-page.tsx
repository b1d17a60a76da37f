import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const contactPage: Page = {
  Component: () => <MessagePage title="contact" text={m.loading()} />,
  head: () => ({ title: 'contact', description: 'contact' }),
};
