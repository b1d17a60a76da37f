import { apiQuery } from '../../lib/queries.ts';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';
import { site } from '../site-content.ts';
import { Hero } from './hero.tsx';

const slides = apiQuery('listSlides');

function HomePage() {
  return <Hero query={slides} />;
}

export const homePage: Page = {
  Component: HomePage,
  head: () => ({ title: site.dealership, description: m.home_description() }),
  queries: () => [slides],
};
