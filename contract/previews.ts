/** Pictures that chat windows show beside a link. They take JPEG everywhere, unlike the formats that the pages use. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Stands for every page that is not about one model. */
export const SITE_PREVIEW = '/previews/site.jpg';

/** `h-ness-cb350`: a name that no chat app stumbles over. */
export const previewSlug = (bikeName: string): string =>
  bikeName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Chat apps keep a picture for as long as its address is the same; with the price in it they fetch one that shows the new price. */
export const modelPreview = (bikeName: string, priceInRupees: number): string =>
  `/previews/models/${previewSlug(bikeName)}.jpg?price=${priceInRupees}`;

/** Between the models of a comparison, in the address of its picture. */
export const SLUGS_BETWEEN = '_';

/** Of models side by side, in their order; with the prices in it for the same reason. */
export const comparisonPreview = (models: readonly { bikeName: string; price: number }[]): string => {
  const slugs = models.map(({ bikeName }) => previewSlug(bikeName)).join(SLUGS_BETWEEN);
  return `/previews/compare/${slugs}.jpg?price=${models.map(({ price }) => price).join('-')}`;
};
