import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const scootersPage: Page = {
  Component: () => <MessagePage title="scooters" text={m.loading()} />,
  head: () => ({ title: 'scooters', description: 'scooters' }),
};
