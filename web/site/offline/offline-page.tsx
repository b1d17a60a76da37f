import { m } from 'virtual:messages';
import { ownLang } from '../../lib/locale.ts';
import { ContactList } from '../layout/contact-links.tsx';
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';

/** Whatever page was asked for. */
const THIS_ADDRESS = '';

/** Shown by the service worker in place of a page that it does not have; then no script runs, and links are all it has. */
function OfflinePage() {
  return (
    <div lang={ownLang()} className="wide py-24 text-center lg:py-32">
      <h1 className="page-title">{m.offline_title()}</h1>
      <p className="lead mx-auto mt-4 max-w-md">{m.offline_text()}</p>
      <ContactList className="mt-6 text-lg" />
      <a href={THIS_ADDRESS} className="button button-primary mt-8">
        {m.offline_retry()}
      </a>
    </div>
  );
}

export const offlinePage: Page = {
  Component: OfflinePage,
  head: () => ({ title: pageTitle(m.offline_title()), description: m.offline_text() }),
};
