import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';
import type { PageText } from '../../../contract/types.ts';
import { videoFiles } from '../../../contract/video-files.ts';
import { useQuery } from '../../lib/queries.ts';
import { Video } from '../embeds/video.tsx';
import { FormPage } from '../forms/form-page.tsx';
import { modelOptions } from '../forms/model-options.ts';
import { AmcForm } from '../forms/vehicle-forms.tsx';
import type { Page } from '../page.ts';
import { headOfText } from '../texts/head-of-text.ts';
import { pageText } from '../texts/page-text.ts';
import { TextLoading } from '../texts/text-loading.tsx';
import { TextSections } from '../texts/text-sections.tsx';
import { BenefitList } from './benefit-list.tsx';
import { TariffTable } from './tariff-table.tsx';

const words = pageText('amc');

function AmcPage() {
  const { data: text, error } = useQuery(words);
  if (!text) return <TextLoading error={error} />;
  const { title, lead, benefits, plans, sections, video } = text;
  return (
    <FormPage
      eyebrow={m.services_eyebrow()}
      title={title}
      lead={lead}
      aside={video && <Video name={video.name} title={video.title} isFirst />}
      formTitle={m.amc_form_title()}
      formLead={m.amc_form_lead()}
      form={<AmcForm />}
    >
      {benefits.length > 0 && <BenefitList title={m.amc_benefits()} items={benefits} />}
      {plans.rows.length > 0 && <Plans plans={plans} />}
      <TextSections sections={sections} />
    </FormPage>
  );
}

function Plans({ plans }: { plans: PageText<'amc'>['plans'] }) {
  return (
    <section aria-labelledby="plans-heading">
      <h2 id="plans-heading" className="section-heading">
        {m.amc_plans()}
      </h2>
      <TariffTable
        labelledBy="plans-heading"
        columns={[m.amc_vehicles(), m.amc_price()]}
        rows={plans.rows.map(({ vehicles, priceInRupees }) => [vehicles, formatRupees(priceInRupees)])}
      />
      <p className="mt-3 text-muted text-sm">{plans.note}</p>
    </section>
  );
}

export const amcPage: Page = {
  Component: AmcPage,
  ...headOfText('amc', {
    queries: [modelOptions],
    picture: (_read, text) => text?.video && { address: videoFiles(text.video.name).poster },
  }),
};
