import { m } from 'virtual:messages';
import { pagePaths } from '../../../contract/page-paths.ts';
import type { Reply } from '../../lib/api-client.ts';
import { apiQuery, useQuery } from '../../lib/queries.ts';
import { modelChoices } from '../buying/model-choices.ts';
import type { Page } from '../page.ts';
import { firstSlide, slides, slideWords } from '../pictures/slides.ts';
import { site } from '../site-content.ts';
import { AboutUs, homeText } from './about-us.tsx';
import { Hero } from './hero.tsx';
import { OfferTeaser, offers } from './offer-teaser.tsx';
import { PhoneLead } from './phone-lead.tsx';
import { QuickStart } from './quick-start.tsx';
import { Showroom } from './showroom.tsx';
import { VehicleTypes } from './vehicle-types.tsx';
import { Welcome } from './welcome.tsx';

const homeModels = apiQuery('listHomeModels');
const NOTHING: Reply<'listHomeModels'> = { catalogues: [], previewed: [] };
const labels = { bikes: m.home_type_motorcycles, scooters: m.home_type_scooters, ev: m.home_type_ev };
const paths = { bikes: pagePaths.motorcycles, scooters: pagePaths.scooters, ev: pagePaths.ev };

function HomePage() {
  const { data: { catalogues, previewed } = NOTHING } = useQuery(homeModels);
  const types = catalogues
    .filter(({ total }) => total > 0)
    .map(({ type, ...shown }) => ({ to: paths[type], label: labels[type], ...shown }));
  return (
    <>
      <Hero still={previewed.at(-1)?.image}>
        <PhoneLead model={previewed.at(-1)} types={types} />
        <Welcome modelsAt={types[0]?.to} />
      </Hero>
      <QuickStart />
      {types.length > 0 && <VehicleTypes types={types} />}
      <AboutUs models={previewed} />
      <OfferTeaser />
      <Showroom />
    </>
  );
}

export const homePage: Page = {
  Component: HomePage,
  head: (_visit, read) => {
    const { dealership, maker, district, foundedYear: year } = site();
    return {
      title: m.home_title({ dealership, maker, district }),
      description: m.home_description({ dealership, maker, district, year }),
      picture: firstSlide(read),
    };
  },
  queries: () => [slides, slideWords, homeModels, modelChoices, offers, homeText],
};
