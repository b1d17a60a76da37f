import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const joyClubPage: Page = {
  Component: () => <MessagePage title="joy-club" text={m.loading()} />,
  head: () => ({ title: 'joy-club', description: 'joy-club' }),
};
