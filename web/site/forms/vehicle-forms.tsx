import { m } from 'virtual:messages';
import type { Reply } from '../../lib/api-client.ts';
import { useQuery } from '../../lib/queries.ts';
import { allBranches } from '../company/branches-query.ts';
import { branchOptions } from '../services/workshop-named.ts';
import type { FormOfKind } from './form-of-kind.ts';
import { useModelOptions } from './model-options.ts';
import { SiteForm } from './site-form.tsx';

/** The fields that describe somebody's own vehicle. */
function useVehicleFields() {
  const options = useModelOptions();
  return {
    model: options ? { options } : {},
    registrationNumber: { isInCapitals: true, placeholder: m.form_registration_example() },
  };
}

export function AmcForm({ answered }: FormOfKind) {
  return <SiteForm kind="amc" changes={useVehicleFields()} answered={answered} />;
}

export function WarrantyForm({ answered }: FormOfKind) {
  return <SiteForm kind="warranty" changes={useVehicleFields()} answered={answered} />;
}

interface ServiceProps extends FormOfKind {
  /** The branch whose page the visitor comes from. */
  branch?: Reply<'listNetwork'>[number] | undefined;
  /** As the address names it, as long as it is not known which that is. */
  asked?: string | null;
}

export function ServiceForm({ branch, asked, answered }: ServiceProps) {
  // Which one was chosen before is known by name alone.
  const { data: branches } = useQuery({ ...allBranches, enabled: answered !== undefined });
  const known = branch?.key ?? asked;
  const changes = {
    ...useVehicleFields(),
    enteredModel: { hint: m.form_entered_model_hint() },
    name: { isWide: true },
    branch: { options: branchOptions(branch ? [branch] : branches) },
  };
  return (
    <SiteForm kind="service" changes={changes} context={known ? { branch: known } : undefined} answered={answered} />
  );
}
