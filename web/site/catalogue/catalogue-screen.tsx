import { m } from 'virtual:messages';
import { useQuery } from '../../lib/queries.ts';
import { navigate, useSearch } from '../../lib/router.tsx';
import { Strip } from '../../ui/strip.tsx';
import { useSwipe } from '../../ui/use-swipe.ts';
import { CatalogueList } from '../buying/catalogue-list.tsx';
import { Picture } from '../pictures/picture.tsx';
import { AllModels } from './all-models.tsx';
import type { CatalogueDefinition, Vehicle } from './catalogue-definition.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { findModel } from './find-model.ts';
import { ModelCard } from './model-card.tsx';
import { ModelPanel } from './model-panel.tsx';
import { NoModels } from './no-models.tsx';

export const STAGE_SIZES = '(width >= 64rem) 46rem, 100vw';
/** One card, two, six: the widths at which this changes are those of the specification. */
const COLUMNS = 'auto-cols-[100%] sm:auto-cols-[calc((100%-1rem)/2)] lg:auto-cols-[calc((100%-5rem)/6)]';

export function CatalogueScreen({ definition }: { definition: CatalogueDefinition }) {
  const { data: models, error } = useQuery(definition.query);
  const text = error ? definition.failed() : !models && m.loading();
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
        {models?.length === 0 && (
          <div className="mt-6">
            <NoModels />
          </div>
        )}
      </div>
      {models && models.length > 0 && (
        <>
          <Models models={models} definition={definition} />
          <CatalogueList type={definition.type} path={definition.path} />
        </>
      )}
    </div>
  );
}

function Models({ models, definition }: { models: readonly Vehicle[]; definition: CatalogueDefinition }) {
  const search = useSearch();
  const chosen = findModel(models, search.get('model'));
  const model = models[chosen] as Vehicle;
  const choose = (index: number) => {
    const next = models[index];
    if (next && index !== chosen) {
      navigate(`?${new URLSearchParams({ model: next.bikeName })}`, { replace: true });
    }
  };
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
        <AllModels models={models} chosen={chosen} />
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
          shows={chosen}
          // Where one card is all that is to be seen, the one that is seen is the one that is meant.
          onPage={(page, pages) => pages === models.length && choose(page)}
        >
          {models.map((one, index) => (
            <ModelCard
              key={one.id}
              model={one}
              isChosen={index === chosen}
              onApproach={() => fetchAhead(one.image, STAGE_SIZES)}
            />
          ))}
        </Strip>
      </div>
      <ModelPanel model={model} definition={definition} />
    </div>
  );
}
