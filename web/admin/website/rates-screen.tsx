import { formatDate } from '../../../contract/display.ts';
import { loansFields } from '../../../contract/documents/loans-fields.ts';
import { ratesFields } from '../../../contract/documents/rates-fields.ts';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import { isStale } from '../../../contract/on-road/rates.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { useSearch } from '../../lib/router.tsx';
import { screenAddress } from '../screens/screen-address.ts';
import { DocumentEditor } from './document-editor.tsx';
import type { DocumentBody } from './draft-keeper.ts';

const SCREEN = 'rates';
const LOANS = 'loans';

/** What is paid beside the price until a vehicle is on the road; and what lenders offer. */
export function RatesScreen() {
  const isLoans = useSearch().get('of') === LOANS;
  return isLoans ? (
    <DocumentEditor
      key={LOANS}
      named={{ kind: 'loans', key: 'loans' }}
      sections={loansFields}
      pagesOf={() => [{ label: 'Loans', path: pagePaths.loan }]}
      heading={() => 'Loans'}
      back={<To label="On-road price" />}
    />
  ) : (
    <DocumentEditor
      key={SCREEN}
      named={{ kind: 'rates', key: 'rates' }}
      sections={ratesFields}
      pagesOf={() => [{ label: 'On-road prices', path: pagePaths.onRoad }]}
      heading={() => 'Rates'}
      back={<To label="Loans" of={LOANS} />}
      notice={({ checkedOn }: DocumentBody) => <Stale checkedOn={String(checkedOn)} />}
    />
  );
}

const To = ({ label, of }: { label: string; of?: string }) => (
  <Link to={screenAddress(SCREEN, of ? { of } : {})} className="button button-quiet">
    {label}
  </Link>
);

const Stale = ({ checkedOn }: { checkedOn: string }) =>
  isStale(checkedOn, kolkataDate(Date.now())) ? (
    <p role="status" className="card border-amber-500 p-5">
      These rates were last held against their sources on {formatDate(checkedOn)}, more than 180 days ago. Look them up,
      correct what has changed, and enter today's date.
    </p>
  ) : null;
