import { formatDate } from '../../../contract/display.ts';
import { ratesFields } from '../../../contract/documents/rates-fields.ts';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import { isStale } from '../../../contract/on-road/rates.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import { DocumentEditor } from './document-editor.tsx';
import type { DocumentBody } from './draft-keeper.ts';

const RATES = { kind: 'rates', key: 'rates' };
const PAGES = [{ label: 'On-road prices', path: pagePaths.onRoad }];

/** What is paid beside the price until a vehicle is on the road. */
export const RatesScreen = () => (
  <DocumentEditor
    named={RATES}
    sections={ratesFields}
    pagesOf={() => PAGES}
    heading={() => 'Rates'}
    notice={({ checkedOn }: DocumentBody) => <Stale checkedOn={String(checkedOn)} />}
  />
);

const Stale = ({ checkedOn }: { checkedOn: string }) =>
  isStale(checkedOn, kolkataDate(Date.now())) ? (
    <p role="status" className="card border-amber-500 p-5">
      These rates were last held against their sources on {formatDate(checkedOn)}, more than 180 days ago. Look them up,
      correct what has changed, and enter today's date.
    </p>
  ) : null;
