import type { Page } from '../page.ts';
import { motorcycles } from './catalogue-definition.ts';
import { cataloguePage } from './catalogue-page.ts';
import { CatalogueScreen } from './catalogue-screen.tsx';

const MotorcyclesPage = () => <CatalogueScreen definition={motorcycles} />;

export const motorcyclesPage: Page = { ...cataloguePage(motorcycles), Component: MotorcyclesPage };
