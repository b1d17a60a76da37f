import { siteFields } from '../../../contract/documents/site-fields.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import { DocumentEditor } from './document-editor.tsx';

/** Where most of it stands. */
const PAGES = [
  { label: 'Home', path: pagePaths.home },
  { label: 'Contact', path: pagePaths.contact },
  { label: 'About', path: pagePaths.about },
];
const SITE = { kind: 'site', key: 'site' };

/** Who the dealership is and how it is reached, as every page says it. */
export const SettingsScreen = () => (
  <DocumentEditor named={SITE} sections={siteFields} pagesOf={() => PAGES} heading={() => 'Settings'} />
);
