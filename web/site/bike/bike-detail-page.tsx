import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const bikeDetailPage: Page = {
  Component: () => <MessagePage title="bike-detail" text={m.loading()} />,
  head: () => ({ title: 'bike-detail', description: 'bike-detail' }),
};
