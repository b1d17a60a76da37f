import { m } from 'virtual:messages';
import { formatNumber, formatRupees } from '../../../contract/display.ts';
import type { PageText } from '../../../contract/types.ts';
import { apiQuery, useQuery } from '../../lib/queries.ts';
import { FormPage } from '../forms/form-page.tsx';
import { modelOptions } from '../forms/model-options.ts';
import { WarrantyForm } from '../forms/vehicle-forms.tsx';
import type { Page } from '../page.ts';
import { headOfText } from '../texts/head-of-text.ts';
import { pageText } from '../texts/page-text.ts';
import { TextLoading } from '../texts/text-loading.tsx';
import { TextSections } from '../texts/text-sections.tsx';
import { INTRO_SIZES, IntroPicture } from './intro-picture.tsx';
import { TariffTable } from './tariff-table.tsx';

const words = pageText('extendedWarranty');
const bikes = apiQuery('listCataloguePart', { params: { type: 'bikes' } });
type Tariff = PageText<'extendedWarranty'>['tariffs']['tables'][number];

function ExtendedWarrantyPage() {
  const { data: text, error } = useQuery(words);
  const { data } = useQuery(bikes);
  if (!text) return <TextLoading error={error} />;
  const { title, lead, tariffs, sections } = text;
  return (
    <FormPage
      eyebrow={m.services_eyebrow()}
      title={title}
      lead={lead}
      aside={<IntroPicture model={data?.models[MODEL]} />}
      formTitle={m.warranty_form_title()}
      formLead={m.warranty_form_lead()}
      form={<WarrantyForm />}
    >
      {tariffs.tables.length > 0 && <AllTariffs tariffs={tariffs} />}
      <TextSections sections={sections} />
    </FormPage>
  );
}

/** Which of the motorcycles stands at the top. */
const MODEL = 8;

function AllTariffs({ tariffs: { tables, note } }: { tariffs: PageText<'extendedWarranty'>['tariffs'] }) {
  return (
    <section aria-labelledby="tariffs-heading">
      <h2 id="tariffs-heading" className="section-heading">
        {m.warranty_tariffs()}
      </h2>
      {tables.map((table, index) => (
        <Tariffs key={table.vehicles} id={`tariff-${index + 1}`} tariff={table} />
      ))}
      <p className="mt-4 text-muted text-sm">{note}</p>
    </section>
  );
}

function Tariffs({ id, tariff }: { id: string; tariff: Tariff }) {
  const { vehicles, standardYears, standardKm, options } = tariff;
  return (
    <div className="mt-6">
      <h3 id={id} className="font-bold text-xl">
        {vehicles}
      </h3>
      <p className="text-muted">{m.warranty_standard({ years: standardYears, km: formatNumber(standardKm) })}</p>
      <TariffTable
        labelledBy={id}
        columns={[m.warranty_extension(), m.warranty_total(), m.warranty_extra_km(), m.warranty_price()]}
        rows={options.map(({ years, totalYears, extraKm, priceInRupees }) => [
          years === 1 ? m.warranty_year_option() : m.warranty_years_option({ years }),
          m.warranty_total_years({ years: totalYears }),
          m.warranty_km({ km: formatNumber(extraKm) }),
          formatRupees(priceInRupees),
        ])}
      />
    </div>
  );
}

export const extendedWarrantyPage: Page = {
  Component: ExtendedWarrantyPage,
  ...headOfText('extendedWarranty', {
    queries: [bikes, modelOptions],
    picture: (read) => {
      const model = read(bikes.queryKey)?.models[MODEL];
      return model && { address: model.image, sizes: INTRO_SIZES };
    },
  }),
};
