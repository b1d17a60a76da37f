import { retiredModelsFields } from '../../../contract/documents/retired-models-fields.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import { DocumentEditor } from './document-editor.tsx';

/** The forms that offer them. */
const PAGES = [
  { label: 'Service', path: pagePaths.serviceBooking },
  { label: 'AMC', path: pagePaths.amc },
  { label: 'Warranty', path: pagePaths.extendedWarranty },
];
const RETIRED = { kind: 'retired-models', key: 'retired-models' };

/** What is no longer sold and still comes in for service. */
export const EarlierModelsScreen = () => (
  <DocumentEditor
    named={RETIRED}
    sections={retiredModelsFields}
    pagesOf={() => PAGES}
    heading={() => 'Models of earlier years'}
  />
);
