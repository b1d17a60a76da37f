import { m } from 'virtual:messages';
import { MODELS_PER_PART } from '../../../contract/catalogue.ts';
import type { CataloguePart } from '../../../contract/catalogue-part.ts';
import { navigate, useSearch } from '../../lib/router.tsx';
import { Strip } from '../../ui/strip.tsx';
import { useSwipe } from '../../ui/use-swipe.ts';
import { CatalogueList } from '../buying/catalogue-list.tsx';
import { Picture } from '../pictures/picture.tsx';
import { AllModels } from './all-models.tsx';
import type { CatalogueDefinition, Vehicle } from './catalogue-definition.ts';
import { usePart } from './catalogue-parts.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { findModel } from './find-model.ts';
import { FurtherCard } from './further-card.tsx';
import { ModelCard, searchFor } from './model-card.tsx';
import { ModelPanel } from './model-panel.tsx';
import { NoModels } from './no-models.tsx';

export const STAGE_SIZES = '(width >= 64rem) 46rem, 100vw';
/** One card, two, six: the widths at which this changes are those of the specification. */
const COLUMNS = 'auto-cols-[100%] sm:auto-cols-[calc((100%-1rem)/2)] lg:auto-cols-[calc((100%-5rem)/6)]';

export function CatalogueScreen({ definition }: { definition: CatalogueDefinition }) {
  const wanted = useSearch().get('model');
  const { part, error } = usePart(definition, wanted);
  const text = error ? definition.failed() : !part && m.loading();
  return (
    <div className="overflow-x-clip pb-14">
      <div className="wide pt-5">
        <div className="items-baseline justify-between gap-x-6 lg:flex">
          <h1 className="section-heading">{definition.title()}</h1>
          <p className="mt-1 hidden text-muted sm:block">{definition.lead()}</p>
        </div>
        {text && (
          <p role="status" className="mt-6 font-semibold">
            {text}
          </p>
        )}
        {part?.total === 0 && (
          <div className="mt-6">
            <NoModels />
          </div>
        )}
      </div>
      {part && part.total > 0 && (
        <>
          <Models part={part} wanted={wanted} definition={definition} />
          <CatalogueList type={definition.type} path={definition.path} />
        </>
      )}
    </div>
  );
}

interface ModelsProps {
  part: CataloguePart<Vehicle>;
  wanted: string | null;
  definition: CatalogueDefinition;
}

function Models({ part, wanted, definition }: ModelsProps) {
  const { models, from, total, previous, next } = part;
  const chosen = findModel(models, wanted);
  const model = models[chosen] as Vehicle;
  const show = (bikeName: string) => navigate(searchFor(bikeName), { replace: true });
  const choose = (index: number) => {
    const wished = index < 0 ? previous : (models[index]?.bikeName ?? next);
    if (wished && index !== chosen) show(wished);
  };
  /** Before the first model stands the way back to the part before. */
  const lead = previous ? 1 : 0;
  const items = [
    ...(previous ? [<FurtherCard key="previous" to={previous} first={from - MODELS_PER_PART + 1} last={from} />] : []),
    ...models.map((one, index) => (
      <ModelCard
        key={one.id}
        model={one}
        isChosen={index === chosen}
        onApproach={() => fetchAhead(one.image, STAGE_SIZES)}
      />
    )),
    ...(next
      ? [
          <FurtherCard
            key="next"
            to={next}
            first={from + MODELS_PER_PART + 1}
            last={Math.min(total, from + 2 * MODELS_PER_PART)}
          />,
        ]
      : []),
  ];
  const swipe = useSwipe((step) => choose(chosen + step));
  return (
    <div className="wide mt-4 grid gap-x-12 lg:mt-3 gap-y-4 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="stage relative -mx-4 md:-mx-8 lg:mx-0 lg:min-h-[clamp(24rem,100svh-24rem,38rem)] lg:rounded-[2rem]">
        <div {...swipe} data-stage className="touch-pan-y touch-pinch-zoom">
          <Picture
            key={model.image}
            address={model.image}
            alt={model.name}
            sizes={STAGE_SIZES}
            isFirst
            className="mx-auto aspect-[4/3] max-h-[34rem] object-contain lg:absolute! lg:inset-0 lg:aspect-auto lg:max-h-none"
          />
        </div>
        <AllModels part={part} chosen={chosen} />
      </div>
      <div className="min-w-0 lg:order-last lg:col-span-2">
        <Strip
          label={m.catalogue_models()}
          words={{
            previous: m.catalogue_previous(),
            next: m.catalogue_next(),
            page: (page, pages) => m.catalogue_page({ page, pages }),
          }}
          columns={COLUMNS}
          arrows="beside"
          part={from}
          shows={chosen + lead}
          beyond={{ previous: previous ? () => show(previous) : undefined, next: next ? () => show(next) : undefined }}
          // Where one card is all that is to be seen, the one that is seen is the one that is meant.
          onPage={(page, pages) => pages === items.length && choose(page - lead)}
        >
          {items}
        </Strip>
      </div>
      <ModelPanel model={model} definition={definition} />
    </div>
  );
}
