import { m } from 'virtual:messages';
import type { Reply } from '../../lib/api-client.ts';
import { Picture } from '../pictures/picture.tsx';

type Offer = Reply<'listOffers'>[number];

export const OFFER_SIZES = '(width >= 82rem) 44rem, (width >= 64rem) 55vw, 100vw';

export function NewestOffer({ offer: { title, image, description } }: { offer: Offer }) {
  return (
    <article>
      <Picture
        address={image}
        alt=""
        sizes={OFFER_SIZES}
        isFirst
        className="aspect-[3/2] overflow-hidden rounded-card bg-surface object-cover"
      />
      <p className="eyebrow mt-7">{m.offers_newest()}</p>
      <h1 className="page-title mt-2 wrap-anywhere">{title}</h1>
      <p className="mt-4 max-w-[62ch] whitespace-pre-line text-lg leading-relaxed wrap-anywhere">{description}</p>
    </article>
  );
}

export function OlderOffers({ offers }: { offers: readonly Offer[] }) {
  return (
    <section aria-labelledby="more-heading" className="border-line border-t bg-surface">
      <div className="wide section">
        <h2 id="more-heading" className="section-heading">
          {m.offers_more()}
        </h2>
        <ul className="mt-6 grid gap-4 md:grid-cols-2 lg:gap-6">
          {offers.map(({ id, title, image, description }) => (
            <li key={id} className="card overflow-hidden sm:grid sm:grid-cols-[2fr_3fr]">
              <Picture
                address={image}
                alt=""
                sizes="(width >= 48rem) 20vw, (width >= 40rem) 40vw, 100vw"
                className="aspect-[16/9] bg-surface object-cover sm:aspect-auto sm:h-full"
              />
              <div className="p-5 sm:p-6">
                <h3 className="font-bold text-lg leading-tight wrap-anywhere">{title}</h3>
                <p className="mt-2 whitespace-pre-line text-[0.9375rem] text-muted wrap-anywhere">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
