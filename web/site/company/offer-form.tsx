import { pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import type { FormOfKind } from '../forms/form-of-kind.ts';
import { SiteForm } from '../forms/site-form.tsx';
import { m } from '../paraglide/messages.js';

export function OfferForm({ answered }: FormOfKind) {
  const changes = { name: { isWide: true }, agree: { label: <Agreement /> } };
  return <SiteForm kind="offer" changes={changes} answered={answered} />;
}

const PLACE = '|';

/** The terms open in a tab of their own, so that what was typed is not lost. */
function Agreement() {
  const [before, after] = m.offers_agree({ terms: PLACE }).split(PLACE);
  return (
    <>
      {before}
      <Link to={pagePaths.terms} target="_blank" className="link">
        {m.offers_terms()}
      </Link>
      {after}
    </>
  );
}
