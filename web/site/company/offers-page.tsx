import { m } from 'virtual:messages';
import { apiQuery, useQuery } from '../../lib/queries.ts';
import { FormCard } from '../forms/form-card.tsx';
import type { Page } from '../page.ts';
import { firstSlide, slides } from '../pictures/slides.ts';
import { site } from '../site-content.ts';
import { useFailureNotice } from '../use-failure-notice.ts';
import { newestFirst } from './newest-first.ts';
import { NewestOffer, OFFER_SIZES, OlderOffers } from './offer-cards.tsx';
import { OfferForm } from './offer-form.tsx';

const offers = apiQuery('listOffers');

function OffersPage() {
  const { data, error } = useQuery(offers);
  useFailureNotice(error);
  const [newest, ...older] = newestFirst(data ?? []);
  return (
    <>
      <div className="wide grid gap-8 py-8 md:py-12 lg:grid-cols-[7fr_5fr] lg:gap-14 lg:py-16">
        {newest ? <NewestOffer offer={newest} /> : <NoOffer isLoading={!data && !error} hasFailed={!data && !!error} />}
        <FormCard title={m.offers_form_title()} lead={m.offers_form_text()}>
          <OfferForm offer={newest} />
        </FormCard>
      </div>
      {older.length > 0 && <OlderOffers offers={older} />}
    </>
  );
}

function NoOffer({ isLoading, hasFailed }: { isLoading: boolean; hasFailed: boolean }) {
  const text = hasFailed ? m.offers_failed() : m.offers_none_text();
  return (
    <section>
      <h1 className="page-title">{isLoading || hasFailed ? m.offers_title() : m.offers_none_title()}</h1>
      <p role="status" className="lead mt-4 max-w-[50ch]">
        {isLoading ? m.loading() : text}
      </p>
    </section>
  );
}

export const offersPage: Page = {
  Component: OffersPage,
  head: (_visit, read) => {
    const [newest] = newestFirst(read(offers.queryKey) ?? []);
    const { dealership, district } = site();
    return {
      title: `${m.offers_title()} | ${dealership}`,
      description: newest
        ? m.offers_description({ title: newest.title, dealership })
        : m.offers_description_none({ dealership, district }),
      picture: newest ? { address: newest.image, sizes: OFFER_SIZES } : firstSlide(read),
    };
  },
  queries: () => [offers, slides],
};
