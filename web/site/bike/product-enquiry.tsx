import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { ModelLink } from '../catalogue/model-actions.tsx';
import { DEFAULT_PICTURE, Picture } from '../pictures/picture.tsx';
import { choiceOf } from './choice.ts';
import { ProductForm } from './product-form.tsx';
import type { AskedProduct } from './use-asked-product.ts';
import { useAskedProduct } from './use-asked-product.ts';

export const PICTURE_SIZES = '(width >= 64rem) 36rem, 100vw';

export function ProductEnquiry() {
  const product = useAskedProduct();
  return (
    <div className="wide pt-6 pb-14 lg:pt-10">
      <h1 className="page-title">{m.product_title()}</h1>
      <div className="mt-5 grid gap-x-12 gap-y-8 lg:mt-8 lg:grid-cols-2">
        <Product product={product} />
        <section aria-label={m.product_title()} className="card p-5 sm:p-8">
          <ProductForm key={product.bikeName} {...product} />
        </section>
      </div>
    </div>
  );
}

function Product({ product: { bikeName, variant, colour, image, rupees } }: { product: AskedProduct }) {
  return (
    <section aria-labelledby="product-name" className="lg:sticky lg:top-24 lg:self-start">
      <div className="stage -mx-4 sm:mx-0 sm:rounded-[2rem]">
        <Picture
          key={image}
          address={image ?? DEFAULT_PICTURE}
          alt={bikeName}
          sizes={PICTURE_SIZES}
          isFirst
          fallback={DEFAULT_PICTURE}
          className="mx-auto aspect-[4/3] max-h-[28rem] object-contain"
        />
      </div>
      <p className="eyebrow mt-5">{m.product_preference()}</p>
      <h2 id="product-name" className="section-heading">
        {bikeName}
      </h2>
      {(variant || colour) && (
        <p className="text-lg text-muted">{[variant, colour?.name].filter(Boolean).join(', ')}</p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <p className="font-extrabold text-3xl tabular-nums tracking-tight lg:text-4xl">{formatRupees(rupees)}</p>
          <p className="text-muted text-sm">{m.product_price_note()}</p>
        </div>
        <ModelLink
          path={pagePaths.finance}
          bikeName={bikeName}
          choice={choiceOf((name) => ({ variant, colour: colour?.key })[name])}
          className="button button-quiet"
        >
          <Icon name="calculator" />
          {m.product_finance()}
        </ModelLink>
      </div>
    </section>
  );
}
