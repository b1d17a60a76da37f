import { m } from 'virtual:messages';
import { useQuery } from '../../lib/queries.ts';
import { useSearch } from '../../lib/router.tsx';
import { exchangeQuery } from '../buying/exchange-query.ts';
import { MapFrame } from '../embeds/map-frame.tsx';
import { FormCard } from '../forms/form-card.tsx';
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { firstSlide, slides } from '../pictures/slides.ts';
import { site } from '../site-content.ts';
import { ContactForm } from './contact-form.tsx';
import { PageIntro } from './page-intro.tsx';
import { ShowroomFacts } from './showroom-facts.tsx';

function ContactPage() {
  const exchange = useQuery(exchangeQuery(useSearch())).data?.summary;
  return (
    <>
      <PageIntro title={m.contact_title()} lead={m.contact_lead()} />
      <div className="wide section grid gap-10 lg:grid-cols-[5fr_6fr] lg:gap-16">
        <section aria-labelledby="reach-heading">
          <h2 id="reach-heading" className="section-heading">
            {m.contact_reach()}
          </h2>
          <ShowroomFacts className="mt-6" />
        </section>
        <FormCard title={m.contact_form_title()} lead={m.contact_form_text()}>
          {exchange && (
            <p className="mb-4">
              {m.exchange_sent()} <strong lang="en">{exchange}</strong>
            </p>
          )}
          <ContactForm key={exchange} exchange={exchange} />
        </FormCard>
        <MapFrame
          embed={site().map.embed}
          link={site().map.link}
          title={m.map_of({ place: site().dealership })}
          className="aspect-square sm:aspect-[2/1] lg:col-span-2 lg:aspect-[3/1]"
        />
      </div>
    </>
  );
}

/** Whoever comes to exchange a vehicle is shown which. */
function exchanged(search: URLSearchParams) {
  const query = exchangeQuery(search);
  return query.enabled ? [query] : [];
}

export const contactPage: Page = {
  Component: ContactPage,
  head: (_visit, read) => ({
    title: pageTitle(m.contact_title()),
    description: m.contact_description({ dealership: site().dealership }),
    picture: firstSlide(read),
  }),
  queries: ({ search }) => [slides, ...exchanged(search)],
  ahead: ({ search }) => exchanged(search),
};
