import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const privacyPage: Page = {
  Component: () => <MessagePage title="privacy" text={m.loading()} />,
  head: () => ({ title: 'privacy', description: 'privacy' }),
};
