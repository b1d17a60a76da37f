import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';
import { catalogueListQuery } from '../buying/catalogue-list.tsx';
import type { Head, Page } from '../page.ts';
import { site } from '../site-content.ts';
import type { CatalogueDefinition, Vehicle } from './catalogue-definition.ts';
import { queryFor, readPart } from './catalogue-parts.ts';
import { STAGE_SIZES } from './catalogue-screen.tsx';
import { findModel } from './find-model.ts';

/** All of a catalogue's page but the component. */
export const cataloguePage = (definition: CatalogueDefinition): Omit<Page, 'Component'> => ({
  head: ({ search }, read) =>
    describe(definition, search.get('model'), readPart(definition, search.get('model'), read)?.models ?? []),
  queries: ({ search }, counts) => [
    queryFor(definition, search.get('model'), counts),
    catalogueListQuery(definition.type, search),
  ],
});

/** The list and one of its models on top: the page is the list's, what is shown of it where it is shared is the model. */
function describe(definition: CatalogueDefinition, wanted: string | null, models: readonly Vehicle[]): Head {
  const model = models[findModel(models, wanted)];
  const own = definition.path;
  const { dealership } = site();
  const title = m.catalogue_page_title({ title: definition.title(), dealership });
  return {
    title:
      wanted && model
        ? m.catalogue_model_title({ name: model.name, price: formatRupees(model.price), dealership })
        : title,
    description: definition.description(),
    picture: model && { address: model.image, sizes: STAGE_SIZES },
    canonical: own,
    address: wanted && model ? `${own}?${new URLSearchParams({ model: model.bikeName })}` : own,
  };
}
