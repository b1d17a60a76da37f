import { m } from 'virtual:messages';
import { pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { apiQuery, useQuery } from '../../lib/queries.ts';
import { newestFirst } from '../company/newest-first.ts';
import { Picture } from '../pictures/picture.tsx';

export const offers = apiQuery('listOffers');

/** The newest offer, where there is one. */
export function OfferTeaser() {
  const { data = [] } = useQuery(offers);
  const [offer] = newestFirst(data);
  if (!offer) return null;
  return (
    <section aria-labelledby="offer-heading" className="wide section">
      <div className="grid overflow-hidden rounded-card bg-night text-night-ink md:grid-cols-2">
        <Picture
          address={offer.image}
          alt=""
          sizes="(width >= 82rem) 39rem, (width >= 48rem) 50vw, 100vw"
          className="aspect-[16/9] object-cover md:aspect-auto md:h-full md:min-h-80"
        />
        <div className="p-6 sm:p-8 lg:p-12">
          <p className="eyebrow text-night-muted">{m.home_offer_eyebrow()}</p>
          <h2 id="offer-heading" className="section-heading mt-2 wrap-anywhere">
            {offer.title}
          </h2>
          <p className="mt-4 line-clamp-4 text-night-muted wrap-anywhere">{offer.description}</p>
          <Link to={pagePaths.offers} className="button button-primary mt-6">
            {m.home_offer_open()}
          </Link>
        </div>
      </div>
    </section>
  );
}
