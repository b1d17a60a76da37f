import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';
import { aboutBike, pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import type { Read } from '../../lib/query-store.ts';
import { besideQuery, variantsQuery } from '../bike/bike-queries.ts';
import type { Variant } from '../bike/booking.ts';
import { useBikeName } from '../bike/use-bike-name.ts';
import { chosenQueries, useChosen } from '../bike/use-chosen.ts';
import { FormPage } from '../forms/form-page.tsx';
import type { Head, Page, Visit } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { INTRO_SIZES, IntroPicture } from '../services/intro-picture.tsx';
import { site } from '../site-content.ts';
import { DocumentList } from './document-list.tsx';
import { EmiDialog } from './emi-dialog.tsx';
import { EmiExamples } from './emi-examples.tsx';
import { FinanceForm } from './finance-form.tsx';
import type { Vehicle } from './use-finance-models.ts';
import { displayed, financeQueries, useFinanceModels } from './use-finance-models.ts';

function FinancePage() {
  const asked = useBikeName() ?? '';
  const { options, chosen, vehicle, displayed: first } = useFinanceModels(asked);
  const { variant, colour } = useChosen(vehicle ? asked : '');
  const product = vehicle && inVariant(vehicle, variant);
  return (
    <FormPage
      eyebrow={m.finance_eyebrow()}
      title={chosen ? m.finance_heading_of({ name: chosen.label }) : m.finance_heading()}
      lead={m.finance_lead()}
      aside={<IntroPicture model={vehicle ?? (chosen ? undefined : first)} />}
      action={m.finance_to_form()}
      actions={<EmiDialog vehicle={product} />}
      notice={product && <Price vehicle={product} />}
      formTitle={m.finance_form_title()}
      formLead={m.finance_form_lead()}
      form={<FinanceForm options={options} chosen={chosen} variant={variant?.name} colour={colour} />}
    >
      <DocumentList />
      <EmiExamples amount={product?.price} />
      <section aria-labelledby="disclaimer-heading">
        <h2 id="disclaimer-heading" className="font-bold text-lg">
          {m.finance_disclaimer()}
        </h2>
        <p className="mt-2 text-muted text-sm">{m.finance_disclaimer_text({ dealership: site().dealership })}</p>
      </section>
    </FormPage>
  );
}

/** What is to be paid for: the model in the variant that was chosen, at its price. */
const inVariant = ({ name, price }: Vehicle, variant: Variant | undefined) =>
  variant ? { name: `${name} ${variant.name}`, price: variant.price } : { name, price };

function Price({ vehicle }: { vehicle: Pick<Vehicle, 'name' | 'price'> }) {
  return (
    <div className="border-line border-b">
      <p className="wide flex flex-wrap items-baseline gap-x-4 py-4">
        <span className="font-semibold">{vehicle.name}</span>
        <span className="font-extrabold text-2xl tabular-nums">{formatRupees(vehicle.price)}</span>
        <span className="text-muted text-sm">{m.finance_price_note()}</span>
        <Link to={pagePaths.finance} className="link ml-auto inline-flex min-h-11 items-center">
          {m.finance_other_model()}
        </Link>
      </p>
    </div>
  );
}

function headOf({ search }: Visit, read: Read): Head {
  const { maker, dealership } = site();
  const asked = search.get('bike') ?? '';
  const vehicle = asked ? read(besideQuery(asked).queryKey)?.vehicle : undefined;
  const shown = vehicle ?? read(displayed.queryKey)?.models[0];
  const picture = shown && { address: shown.image, sizes: INTRO_SIZES };
  if (!vehicle) {
    const description = m.finance_description({ maker, dealership });
    return { title: pageTitle(m.finance_title()), description, picture, address: pagePaths.finance };
  }
  const { name, price, bikeName } = vehicle;
  const variant = read(variantsQuery(asked).queryKey)?.find((one) => one.name === search.get('variant'));
  return {
    title: pageTitle(m.finance_title_of({ name })),
    description: m.finance_description_of({ name, price: formatRupees(price), dealership }),
    picture,
    canonical: aboutBike(pagePaths.finance, bikeName),
    address: aboutBike(pagePaths.finance, bikeName, variant && { variant: variant.name }),
  };
}

const besideAsked = (search: URLSearchParams) => {
  const bike = search.get('bike');
  return bike ? [besideQuery(bike)] : [];
};

export const financePage: Page = {
  Component: FinancePage,
  head: headOf,
  queries: ({ search }) => [...financeQueries(search.get('bike') ?? ''), ...chosenQueries(search)],
  ahead: ({ search }) => [...besideAsked(search), ...chosenQueries(search)],
};
