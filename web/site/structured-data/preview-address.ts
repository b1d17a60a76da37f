import { comparisonPreview, modelPreview, SITE_PREVIEW } from '../../../contract/previews.ts';
import { catalogues, viewQuery } from '../bike/bike-queries.ts';
import { modelsIn } from '../buying/compared-models.ts';
import { readPart } from '../catalogue/catalogue-parts.ts';
import { isSameModel } from '../catalogue/find-model.ts';
import type { DescribedPage } from './described-page.ts';

/** The picture that chat windows show of a page: of the models that it compares or the one that it is about, else of the dealership. */
export function previewAddress({ visit, read }: Pick<DescribedPage, 'visit' | 'read'>): string {
  const compared = modelsIn(visit.search, read);
  if (compared.length > 1) return comparisonPreview(compared);
  const asked = compared[0]?.bikeName ?? visit.search.get('bike') ?? visit.search.get('model');
  if (!asked) return SITE_PREVIEW;
  const view = read(viewQuery(asked).queryKey);
  if (view) return modelPreview(view.bikeName, view.bikePrice);
  const listed = catalogues
    .flatMap((catalogue) => readPart(catalogue, asked, read)?.models ?? [])
    .find(({ bikeName }) => isSameModel(bikeName, asked));
  return listed ? modelPreview(listed.bikeName, listed.price) : SITE_PREVIEW;
}
