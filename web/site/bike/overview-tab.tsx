import { m } from 'virtual:messages';
import { ModelFigures } from '../catalogue/model-figures.tsx';
import { ContactTiles } from '../contact/contact-tiles.tsx';
import { DEFAULT_PICTURE, Picture } from '../pictures/picture.tsx';
import type { BikeView, Booking } from './booking.ts';
import type { Offered } from './booking-form.tsx';
import { BookingForm } from './booking-form.tsx';
import { ChosenPrice } from './chosen-price.tsx';
import { highlightsOf } from './highlights.ts';
import type { VariantOnRoad } from './on-road-line.tsx';
import { OnRoadLine, onRoadWords } from './on-road-line.tsx';
import type { SpecificationLabels } from './specification-words.ts';
import { VariantSteps } from './variant-steps.tsx';

export const HERO_SIZES = '(width >= 64rem) 46rem, 100vw';

interface Props {
  name: string;
  view: BikeView;
  labels: SpecificationLabels;
  booking: Booking;
  /** The chosen variant, with tax, registration and insurance; undefined as long as nobody knows. */
  onRoad: VariantOnRoad | undefined;
  /** All of them, the base one first. */
  variants: readonly VariantOnRoad[];
  offered: Offered;
}

export function OverviewTab({ name, view, labels, booking, onRoad, variants, offered }: Props) {
  return (
    <div className="wide lg:pt-8">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="stage -mx-4 md:-mx-8 lg:relative lg:mx-0 lg:min-h-[clamp(26rem,100svh-18rem,40rem)] lg:rounded-[2rem]">
          <Picture
            address={view.image}
            alt={name}
            sizes={HERO_SIZES}
            isFirst
            fallback={DEFAULT_PICTURE}
            className="mx-auto aspect-[4/3] max-h-[34rem] object-contain lg:absolute! lg:inset-0 lg:aspect-auto lg:max-h-none"
          />
        </div>
        <div className="flex flex-col gap-5 lg:self-center">
          <h1 className="page-title">{name}</h1>
          <div>
            <ChosenPrice view={view} variant={offered.chosen} />
            {onRoad && <OnRoadLine bikeName={view.bikeName} variant={onRoad} />}
          </div>
          <BookingForm view={view} booking={booking} offered={offered} />
          <ContactTiles told={onRoadWords(onRoad)} />
          <p className="text-muted">{view.bikeDetails}</p>
        </div>
      </div>
      <section aria-label={m.bike_highlights()} className="mt-8 lg:mt-10">
        <ModelFigures figures={highlightsOf(view, labels, onRoad?.facts)} className="grid-cols-2 lg:grid-cols-4" />
      </section>
      <VariantSteps variants={variants} />
    </div>
  );
}
