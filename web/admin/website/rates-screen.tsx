import { formatDate } from '../../../contract/display.ts';
import { energyFields } from '../../../contract/documents/energy-fields.ts';
import { exchangeFields } from '../../../contract/documents/exchange-fields.ts';
import type { DocumentSection } from '../../../contract/documents/field.ts';
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

interface Tables {
  /** The kind of the document and its key; it has its own address, but for the first. */
  kind: string;
  heading: string;
  /** What the link to it is called. */
  label: string;
  sections: readonly DocumentSection[];
  page: { label: string; path: string };
}

const ON_ROAD: Tables = {
  kind: 'rates',
  heading: 'Rates',
  label: 'On-road price',
  sections: ratesFields,
  page: { label: 'On-road prices', path: pagePaths.onRoad },
};

/** What buyers reckon with, each in a document of its own. */
const tables: readonly Tables[] = [
  ON_ROAD,
  {
    kind: 'loans',
    heading: 'Loans',
    label: 'Loans',
    sections: loansFields,
    page: { label: 'Loans', path: pagePaths.loan },
  },
  {
    kind: 'energy',
    heading: 'Petrol and electricity',
    label: 'Petrol and electricity',
    sections: energyFields,
    page: { label: 'Running cost', path: pagePaths.runningCost },
  },
  {
    kind: 'exchange',
    heading: 'Exchange',
    label: 'Exchange',
    sections: exchangeFields,
    page: { label: 'Exchange', path: pagePaths.exchange },
  },
];

/** What is paid beside the price until a vehicle is on the road, and what else buyers reckon with. */
export function RatesScreen() {
  const of = useSearch().get('of');
  const shown = tables.find(({ kind }) => kind === of) ?? ON_ROAD;
  return (
    <DocumentEditor
      key={shown.kind}
      named={{ kind: shown.kind, key: shown.kind }}
      sections={shown.sections}
      pagesOf={() => [shown.page]}
      heading={() => shown.heading}
      back={tables
        .filter((one) => one !== shown)
        .map(({ kind, label }) => (
          <Link
            key={kind}
            to={screenAddress(SCREEN, kind === ON_ROAD.kind ? {} : { of: kind })}
            className="button button-quiet"
          >
            {label}
          </Link>
        ))}
      notice={({ checkedOn }: DocumentBody) =>
        shown === ON_ROAD && <Stale checkedOn={String(checkedOn)} today={kolkataDate(Date.now())} />
      }
    />
  );
}

/** Told to whoever looks at rates that nobody has held against their sources for long. */
const Stale = ({ checkedOn, today }: { checkedOn: string; today: string }) =>
  isStale(checkedOn, today) ? (
    <p role="status" className="card border-amber-500 p-5">
      These rates were last held against their sources on {formatDate(checkedOn)}, more than 180 days ago. Look them up,
      correct what has changed, and enter today's date.
    </p>
  ) : null;
