import { MessagePage } from '../layout/message-page.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';

export const galleryPage: Page = {
  Component: () => <MessagePage title="gallery" text={m.loading()} />,
  head: () => ({ title: 'gallery', description: 'gallery' }),
};
