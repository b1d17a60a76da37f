import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import type { Page } from '../page.ts';
import { site } from '../site-content.ts';
import { coloursQuery, variantsQuery, viewQuery } from './bike-queries.ts';
import { PICTURE_SIZES, ProductEnquiry } from './product-enquiry.tsx';
import { chosenQueries } from './use-chosen.ts';

export const productEnquiryPage: Page = {
  Component: ProductEnquiry,
  queries: ({ search }) => {
    const bike = search.get('bike');
    return bike ? [viewQuery(bike), ...chosenQueries(search)] : [];
  },
  ahead: ({ search }) => chosenQueries(search),
  head: ({ search }, read) => {
    const bike = search.get('bike') ?? '';
    const view = read(viewQuery(bike).queryKey);
    const path = pagePaths.productEnquiry;
    const { dealership } = site();
    if (!view) {
      return {
        title: m.product_plain_title({ dealership }),
        description: m.product_plain_description({ dealership }),
        address: path,
      };
    }
    const name = view.bikeName;
    const variant = read(variantsQuery(bike).queryKey)?.find((one) => one.name === search.get('variant'));
    const colour = read(coloursQuery(bike).queryKey)?.find((one) => one.key === search.get('colour'));
    return {
      title: m.product_page_title({ name, dealership }),
      description: m.product_description({ name, price: formatRupees(view.bikePrice), dealership }),
      picture: { address: colour?.image ?? view.image, sizes: PICTURE_SIZES },
      canonical: aboutBike(path, name),
      address: aboutBike(path, name, variant ? { variant: variant.name } : {}),
    };
  },
};
