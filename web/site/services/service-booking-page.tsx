import { m } from 'virtual:messages';
import { pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { apiQuery, useQuery } from '../../lib/queries.ts';
import { useSearch } from '../../lib/router.tsx';
import { branchNamed } from '../company/branches-query.ts';
import { FormPage } from '../forms/form-page.tsx';
import { modelOptions } from '../forms/model-options.ts';
import { ServiceForm } from '../forms/vehicle-forms.tsx';
import { PhoneLink } from '../layout/contact-links.tsx';
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { site } from '../site-content.ts';
import { TextBlocks } from '../texts/text-blocks.tsx';
import { BenefitList } from './benefit-list.tsx';
import { INTRO_SIZES, IntroPicture } from './intro-picture.tsx';
import { workshopNamed } from './workshop-named.ts';

const scooters = apiQuery('listCataloguePart', { params: { type: 'scooters' } });

/** The workshop whose page the visitor comes from. */
const workshopQuery = (search: URLSearchParams) => branchNamed(search.get('branch') ?? '');

const workshopQueries = (search: URLSearchParams) => (search.has('branch') ? [workshopQuery(search)] : []);

const benefits = () => [
  m.service_benefit_technicians({ maker: site().maker }),
  m.service_benefit_parts(),
  m.service_benefit_time(),
  m.service_benefit_estimate(),
  m.service_benefit_wash(),
  m.service_benefit_workshops({ workshops: site().workshops, district: site().district }),
];

const steps = () => [m.service_step_send(), m.service_step_call(), m.service_step_bring(), m.service_step_collect()];

function ServiceBookingPage() {
  const { data } = useQuery(scooters);
  const search = useSearch();
  const { data: named } = useQuery({ ...workshopQuery(search), enabled: search.has('branch') });
  const branch = workshopNamed(named?.branches, search.get('branch'));
  return (
    <FormPage
      eyebrow={m.services_eyebrow()}
      title={m.service_title()}
      lead={m.service_lead()}
      aside={<IntroPicture model={data?.models[0]} />}
      formTitle={m.service_form_title()}
      formLead={m.service_form_lead()}
      notice={branch && <AtBranch name={branch.name} />}
      form={<ServiceForm branch={branch} asked={named ? null : search.get('branch')} />}
    >
      <BenefitList title={m.service_benefits()} items={benefits()} />
      <section aria-labelledby="steps-heading">
        <h2 id="steps-heading" className="section-heading">
          {m.service_steps()}
        </h2>
        <TextBlocks blocks={[{ kind: 'steps', items: steps() }]} className="mt-5" />
        <p className="mt-4 flex flex-wrap items-center gap-x-2 text-muted">
          {m.service_call()}
          <PhoneLink label={m.layout_service()} digits={site().servicePhone} />
        </p>
      </section>
    </FormPage>
  );
}

/** Said where it can be undone. */
function AtBranch({ name }: { name: string }) {
  return (
    <div className="border-line border-b">
      <p className="wide flex flex-wrap items-center gap-x-4 py-2">
        <span className="font-semibold">{m.service_branch({ name })}</span>
        <Link to={pagePaths.serviceBooking} className="link ml-auto inline-flex min-h-11 items-center">
          {m.service_other_branch()}
        </Link>
      </p>
    </div>
  );
}

export const serviceBookingPage: Page = {
  Component: ServiceBookingPage,
  head: ({ search }, read) => {
    const model = read(scooters.queryKey)?.models[0];
    const branch = search.get('branch');
    const { maker, dealership } = site();
    return {
      title: pageTitle(m.service_document_title()),
      description: m.service_description({ maker, dealership }),
      picture: model && { address: model.image, sizes: INTRO_SIZES },
      address: workshopNamed(read(workshopQuery(search).queryKey)?.branches, branch)
        ? `${pagePaths.serviceBooking}?branch=${branch}`
        : pagePaths.serviceBooking,
    };
  },
  queries: ({ search }) => [scooters, modelOptions, ...workshopQueries(search)],
  ahead: ({ search }) => workshopQueries(search),
};
