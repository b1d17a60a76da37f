import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const aboutPage: Page = {
  Component: () => <MessagePage title="about" text={m.loading()} />,
  head: () => ({ title: 'about', description: 'about' }),
};
