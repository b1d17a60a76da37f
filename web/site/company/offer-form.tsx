import { m } from 'virtual:messages';
import { pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import type { FormOfKind } from '../forms/form-of-kind.ts';
import { SiteForm } from '../forms/site-form.tsx';

interface Props extends FormOfKind {
  /** The one that stands beside the form. */
  offer?: { id: number; title: string } | undefined;
}

export function OfferForm({ offer, answered }: Props) {
  const changes = { name: { isWide: true }, agree: { label: <Agreement /> } };
  const context = offer && { offer: offer.title, offerId: String(offer.id) };
  return <SiteForm kind="offer" changes={changes} context={context} answered={answered} />;
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
