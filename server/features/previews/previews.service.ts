import { formatRupees } from '../../../contract/display.ts';
import type { SiteContent } from '../../../contract/types.ts';
import { slideKind } from '../../documents/kinds/slide.ts';
import type { Documents } from '../../documents/live-documents.ts';
import { modelOfPreview } from '../../documents/models.ts';
import type { Preview } from './preview.ts';

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
    note: model.variants.some(({ price }) => price !== undefined) ? 'From' : '',
    line: formatRupees(model.price),
    dealership,
    logo,
    accent,
  };
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
