import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const financePage: Page = {
  Component: () => <MessagePage title="finance" text={m.loading()} />,
  head: () => ({ title: 'finance', description: 'finance' }),
};
