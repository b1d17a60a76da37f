import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { site } from '../site-content.ts';

const TITLE = 'Page not found';
const TEXT = 'There is nothing at this address. It may have been mistyped, or the page has moved.';

export const notFoundPage: Page = {
  Component: () => <MessagePage title={TITLE} text={TEXT} />,
  head: { title: `${TITLE} | ${site.dealership}`, description: TEXT },
  queries: [],
};
