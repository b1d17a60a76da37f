import { formatRupees } from '../../../contract/display.ts';
import { MOST_COMPARED } from '../../../contract/most-compared.ts';
import type { ModelDocument } from '../../../contract/schemas/model-document.ts';
import type { SiteContent } from '../../../contract/types.ts';
import { slideKind } from '../../documents/kinds/slide.ts';
import type { Documents } from '../../documents/live-documents.ts';
import { modelOfPreview } from '../../documents/models.ts';
import type { ComparedPreview, Preview } from './preview.ts';

/** Undefined for a name that belongs to no model that is shown. */
export function composeModelPreview(
  documents: Documents,
  slug: string,
  { dealership, accentColour: accent, logo }: SiteContent,
): Preview | undefined {
  const model = modelOfPreview(documents, slug);
  if (!model) return undefined;
  return {
    picture: model.pictures.hero,
    isScene: false,
    headline: model.name,
    note: noteOf(model),
    line: formatRupees(model.price),
    dealership,
    logo,
    accent,
  };
}

const noteOf = ({ variants }: ModelDocument): string =>
  variants.some(({ price }) => price !== undefined) ? 'From' : '';

/** Undefined where a name belongs to no model that is shown, or there is nothing to compare. */
export function composeComparison(
  documents: Documents,
  slugs: readonly string[],
  { dealership, accentColour: accent, logo }: SiteContent,
): ComparedPreview | undefined {
  const models = [...new Set(slugs)].flatMap((slug) => modelOfPreview(documents, slug) ?? []);
  if (models.length !== slugs.length || models.length < 2 || models.length > MOST_COMPARED) return undefined;
  const columns = models.map((model) => ({
    picture: model.pictures.hero,
    name: model.name,
    note: noteOf(model),
    line: formatRupees(model.price),
  }));
  return { columns, dealership, logo, accent };
}

export function composeSitePreview(documents: Documents, site: SiteContent): Preview {
  const { dealership, maker, tagline, accentColour: accent, logo } = site;
  const [slide] = documents.of(slideKind);
  return {
    picture: slide?.body.image,
    isScene: true,
    headline: dealership,
    note: '',
    line: tagline,
    dealership: maker,
    logo,
    accent,
  };
}
