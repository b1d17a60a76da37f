import { siteFields } from '../../../contract/documents/site-fields.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import { DocumentEditor } from '../website/document-editor.tsx';

const SITE = { kind: 'site', key: 'site' };
const PAGES = [
  { label: 'Home', path: pagePaths.home },
  { label: 'Contact', path: pagePaths.contact },
];

/** Some sections of the settings, edited as there. */
export const SiteStep = ({ sections }: { sections: readonly string[] }) => (
  <DocumentEditor
    named={SITE}
    sections={siteFields.filter(({ title }) => sections.includes(title))}
    pagesOf={() => PAGES}
  />
);
