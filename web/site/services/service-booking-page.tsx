import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const serviceBookingPage: Page = {
  Component: () => <MessagePage title="service-booking" text={m.loading()} />,
  head: () => ({ title: 'service-booking', description: 'service-booking' }),
};
