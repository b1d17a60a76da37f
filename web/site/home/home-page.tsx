import { m } from 'virtual:messages';
import { useQuery } from '../../lib/queries.ts';
import { ev, motorcycles, scooters } from '../catalogue/catalogue-definition.ts';
import { hasDetails } from '../catalogue/find-model.ts';
import type { Page } from '../page.ts';
import { firstSlide, slides, slideWords } from '../pictures/slides.ts';
import { site } from '../site-content.ts';
import { AboutUs, homeText } from './about-us.tsx';
import { spread } from './choose-models.ts';
import { Hero } from './hero.tsx';
import { OfferTeaser, offers } from './offer-teaser.tsx';
import { QuickStart } from './quick-start.tsx';
import { Showroom } from './showroom.tsx';
import { VehicleTypes } from './vehicle-types.tsx';
import { Welcome } from './welcome.tsx';

const PREVIEWED = 3;

function HomePage() {
  const { data: bikes = [] } = useQuery(motorcycles.query);
  const { data: scooterModels = [] } = useQuery(scooters.query);
  const { data: evModels = [] } = useQuery(ev.query);
  const previewed = spread(
    bikes.filter(({ bikeName }) => hasDetails(motorcycles, bikeName)),
    PREVIEWED,
  );
  const types = [
    { to: motorcycles.path, label: m.home_type_motorcycles, models: bikes },
    { to: scooters.path, label: m.home_type_scooters, models: scooterModels },
    { to: ev.path, label: m.home_type_ev, models: evModels },
  ].filter(({ models }) => models.length > 0);
  return (
    <>
      <Hero still={previewed.at(-1)?.image}>
        <Welcome modelsAt={types[0]?.to} />
      </Hero>
      <QuickStart models={[...bikes, ...scooterModels, ...evModels]} />
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
  queries: () => [slides, slideWords, motorcycles.query, scooters.query, ev.query, offers, homeText],
};
