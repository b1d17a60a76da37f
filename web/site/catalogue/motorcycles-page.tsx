import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const motorcyclesPage: Page = {
  Component: () => <MessagePage title="motorcycles" text={m.loading()} />,
  head: () => ({ title: 'motorcycles', description: 'motorcycles' }),
};
