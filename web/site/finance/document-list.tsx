import { m } from 'virtual:messages';
import type { FormEvent } from 'react';
import { formId } from '../../forms/enquiry-form.tsx';
import { Icon } from '../../ui/icon.tsx';

const identityProofs = [
  m.finance_proof_aadhar,
  m.finance_proof_pan,
  m.finance_proof_voter,
  m.finance_proof_licence,
  m.finance_proof_passport,
];

const addressProofs = [
  m.finance_proof_electricity,
  m.finance_proof_gas,
  m.finance_proof_bank,
  m.finance_proof_landline,
  m.finance_proof_lease,
];

const ROW = 'flex min-h-14 items-center gap-3 px-4 py-3 font-semibold sm:px-5';

export function DocumentList() {
  return (
    <section aria-labelledby="documents-heading">
      <h2 id="documents-heading" className="section-heading">
        {m.finance_documents()}
      </h2>
      <p className="mt-2 text-muted">{m.finance_documents_lead()}</p>
      <ul className="card mt-5 divide-y divide-line overflow-hidden">
        <Document name={m.finance_doc_photo()} />
        <Proofs name="proofOfIdentity" title={m.finance_doc_identity()} options={identityProofs} />
        <Proofs name="proofOfAddress" title={m.finance_doc_address()} options={addressProofs} />
        <Document name={m.finance_doc_cheque()} note={m.finance_doc_cheque_note()} />
        <Document name={m.finance_doc_income()} note={m.finance_doc_income_note()} />
      </ul>
    </section>
  );
}

function Document({ name, note }: { name: string; note?: string }) {
  return (
    <li className={ROW}>
      <Icon name="document" className="size-5 shrink-0 text-muted" />
      <span>
        {name} {note && <span className="font-normal text-muted">({note})</span>}
      </span>
    </li>
  );
}

/** Belongs to the form of the page, which remembers it; it is not sent. */
function Proofs({ name, title, options }: { name: string; title: string; options: readonly (() => string)[] }) {
  return (
    <li>
      <details className="group">
        <summary className={`${ROW} cursor-pointer list-none hover:bg-surface`}>
          <Icon name="document" className="size-5 shrink-0 text-muted" />
          <span className="grow">{title}</span>
          <Icon name="down" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <fieldset className="px-4 pb-4 sm:px-5">
          <legend className="text-muted text-sm">{m.finance_doc_one_of()}</legend>
          <div className="mt-1 grid sm:grid-cols-2">
            {options.map((label) => (
              <label key={label()} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name={name}
                  value={label()}
                  form={formId('finance')}
                  onChange={tellForm}
                  className="size-5 shrink-0 accent-(--accent)"
                />
                {label()}
              </label>
            ))}
          </div>
        </fieldset>
      </details>
    </li>
  );
}

const tellForm = ({ currentTarget }: FormEvent<HTMLInputElement>): void => {
  currentTarget.form?.dispatchEvent(new Event('input', { bubbles: true }));
};
