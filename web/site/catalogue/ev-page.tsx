import type { Page } from '../page.ts';
import { ev } from './catalogue-definition.ts';
import { cataloguePage } from './catalogue-page.ts';
import { CatalogueScreen } from './catalogue-screen.tsx';

const EvPage = () => <CatalogueScreen definition={ev} />;

export const evPage: Page = { ...cataloguePage(ev), Component: EvPage };
