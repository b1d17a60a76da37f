import { m } from 'virtual:messages';
import { pagePaths } from '../../../contract/page-paths.ts';
import { fieldId } from '../../forms/enquiry-form.tsx';
import { FieldNotes, notesOf } from '../../forms/field-notes.tsx';
import { Link } from '../../lib/link.tsx';
import type { FormOfKind } from '../forms/form-of-kind.ts';
import { SiteForm } from '../forms/site-form.tsx';
import type { Paint } from './chosen-context.ts';
import { chosenContext, paintWords } from './chosen-context.ts';

const ORDER = ['name', 'emailId', 'mobileNo', 'model', 'color', 'message'];
const AGREEMENT = fieldId('product', 'agree');
const TOASTING = { success: { lastsMs: 3000 }, failure: { place: 'top-center', lastsMs: 3000 } } as const;

interface Props extends FormOfKind {
  bikeName: string;
  variant?: string | undefined;
  colour?: Paint | undefined;
}

export function ProductForm({ bikeName, variant, colour, answered }: Props) {
  const model = { value: bikeName, options: [{ value: bikeName, label: bikeName }], hasEmptyChoice: false };
  return (
    <SiteForm
      kind="product"
      order={ORDER}
      changes={{ name: { isWide: true }, model, ...paintWords(colour) }}
      context={chosenContext(variant, colour)}
      toasting={TOASTING}
      answered={answered}
    >
      {(errors) => <Agreement error={errors[AGREEMENT]} />}
    </SiteForm>
  );
}

/** The browser insists on it; it has no name, so it is not sent. */
function Agreement({ error }: { error: string | undefined }) {
  return (
    <>
      <div className="flex items-start gap-3 py-2">
        <input
          id={AGREEMENT}
          type="checkbox"
          required
          {...notesOf(AGREEMENT, { error })}
          className="size-6 shrink-0 accent-(--accent)"
        />
        <label htmlFor={AGREEMENT} className="cursor-pointer">
          {m.product_agree()}{' '}
          <Link to={pagePaths.terms} target="_blank" className="link">
            {m.product_terms()}
          </Link>
        </label>
      </div>
      <FieldNotes id={AGREEMENT} error={error} />
    </>
  );
}
