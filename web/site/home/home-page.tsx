import { apiQuery } from '../../lib/queries.ts';
import type { Page } from '../page.ts';
import { site } from '../site-content.ts';
import { DealershipFacts } from './dealership-facts.tsx';
import { Hero } from './hero.tsx';
import { ModelSection } from './model-section.tsx';
import { VisitSection } from './visit-section.tsx';

const slides = apiQuery('listSlides');
const bikes = apiQuery('listBikes');
const scooters = apiQuery('listScooters');
const ev = apiQuery('listEv');

function HomePage() {
  return (
    <>
      <Hero query={slides} />
      <DealershipFacts />
      <ModelSection id="motorcycles" title="Motorcycles" query={bikes} failure="Failed to fetch data" />
      <ModelSection id="scooters" title="Scooters" query={scooters} failure="Failed to load scooters." />
      <ModelSection id="electric" title="Electric" query={ev} failure="Failed to load scooters." />
      <VisitSection />
    </>
  );
}

export const homePage: Page = {
  Component: HomePage,
  head: {
    title: `${site.dealership}: ${site.maker} motorcycles and scooters in ${site.district} district`,
    description: `${site.tagline}. ${site.maker} motorcycles, scooters and electric models, sales and service. ${site.address}.`,
  },
  queries: [slides, bikes, scooters, ev],
};
