import { m } from 'virtual:messages';
import { pagePaths } from '../../../contract/page-paths.ts';
import type { Option } from '../../forms/field-change.ts';
import { Link } from '../../lib/link.tsx';
import type { Paint } from '../bike/chosen-context.ts';
import { chosenContext, paintWords } from '../bike/chosen-context.ts';
import type { FormOfKind } from '../forms/form-of-kind.ts';
import { SiteForm } from '../forms/site-form.tsx';

interface Props extends FormOfKind {
  /** None where a name is to be written. */
  options: readonly Option[] | undefined;
  /** The model that the visitor comes from. */
  chosen?: Option | undefined;
  variant?: string | undefined;
  colour?: Paint | undefined;
}

const order = ['model', 'loanAmount', 'name', 'contact', 'email', 'message', 'agreed'];

export function FinanceForm({ options, chosen, variant, colour, answered }: Props) {
  const model = chosen && { value: chosen.value, isLocked: true, hint: m.finance_locked() };
  const changes = {
    model: { ...(options && { options }), ...(chosen && { options: options ?? [chosen], ...model }) },
    loanAmount: { hint: m.finance_loan_hint() },
    email: { isWide: true },
    agreed: { label: <Agreement /> },
    ...paintWords(colour),
  };
  const context = chosenContext(variant, colour);
  return <SiteForm kind="finance" order={order} changes={changes} context={context} answered={answered} />;
}

/** In a tab of its own, so that what was typed is not lost. */
function Agreement() {
  return (
    <>
      {m.finance_agree()}{' '}
      <Link to={pagePaths.terms} target="_blank" className="link">
        {m.footer_terms()}
      </Link>
    </>
  );
}
