import type { Page } from '../page.ts';
import { scooters } from './catalogue-definition.ts';
import { cataloguePage } from './catalogue-page.ts';
import { CatalogueScreen } from './catalogue-screen.tsx';

const ScootersPage = () => <CatalogueScreen definition={scooters} />;

export const scootersPage: Page = { ...cataloguePage(scooters), Component: ScootersPage };
