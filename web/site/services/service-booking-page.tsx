import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/queries.ts';
import { FormPage } from '../forms/form-page.tsx';
import { ServiceForm } from '../forms/vehicle-forms.tsx';
import { PhoneLink } from '../layout/contact-links.tsx';
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { m } from '../paraglide/messages.js';
import { localSite, site } from '../site-content.ts';
import { TextBlocks } from '../texts/text-blocks.tsx';
import { BenefitList } from './benefit-list.tsx';
import { INTRO_SIZES, IntroPicture } from './intro-picture.tsx';

const scooters = apiQuery('listScooters');
const { maker, workshops, dealership } = site;

const benefits = () => [
  m.service_benefit_technicians({ maker }),
  m.service_benefit_parts(),
  m.service_benefit_time(),
  m.service_benefit_estimate(),
  m.service_benefit_wash(),
  m.service_benefit_workshops({ workshops, district: localSite().district }),
];

const steps = () => [m.service_step_send(), m.service_step_call(), m.service_step_bring(), m.service_step_collect()];

function ServiceBookingPage() {
  const { data } = useQuery(scooters);
  return (
    <FormPage
      eyebrow={m.services_eyebrow()}
      title={m.service_title()}
      lead={m.service_lead()}
      aside={<IntroPicture model={data?.[0]} />}
      formTitle={m.service_form_title()}
      formLead={m.service_form_lead()}
      form={<ServiceForm />}
    >
      <BenefitList title={m.service_benefits()} items={benefits()} />
      <section aria-labelledby="steps-heading">
        <h2 id="steps-heading" className="section-heading">
          {m.service_steps()}
        </h2>
        <TextBlocks blocks={[{ kind: 'steps', items: steps() }]} className="mt-5" />
        <p className="mt-4 flex flex-wrap items-center gap-x-2 text-muted">
          {m.service_call()}
          <PhoneLink label={m.layout_service()} digits={site.servicePhone} />
        </p>
      </section>
    </FormPage>
  );
}

export const serviceBookingPage: Page = {
  Component: ServiceBookingPage,
  head: (_visit, read) => {
    const model = read<{ image: string }[]>(scooters.queryKey)?.[0];
    return {
      title: pageTitle(m.service_document_title()),
      description: m.service_description({ maker, dealership }),
      picture: model && { address: model.image, sizes: INTRO_SIZES },
    };
  },
  queries: () => [scooters],
};
