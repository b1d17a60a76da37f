import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';
import { site } from '../site-content.ts';

export const notFoundPage: Page = {
  Component: () => <MessagePage title={m.not_found_title()} text={m.not_found_text()} />,
  head: () => ({ title: `${m.not_found_title()} | ${site.dealership}`, description: m.not_found_text() }),
};
