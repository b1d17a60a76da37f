import { Link } from '../../lib/link.tsx';
import { useSearch } from '../../lib/router.tsx';
import { screenAddress } from '../screens/screen-address.ts';
import { ArrivalFigures } from './arrival-figures.tsx';
import { MonthReport } from './month-report.tsx';

const VIEWS = [
  { view: '', label: 'By day of arrival' },
  { view: 'month', label: 'Month by month' },
] as const;

/** What became of those who asked. What is looked at stands in the address. */
export function FiguresScreen() {
  const view = useSearch().get('view') === 'month' ? 'month' : '';
  const tabs = (
    <nav aria-label="Figures" className="mb-4 flex flex-wrap gap-2 print:hidden">
      {VIEWS.map((one) => (
        <Link
          key={one.view}
          to={screenAddress('figures', one.view ? { view: one.view } : {})}
          aria-current={one.view === view ? 'page' : undefined}
          className="button button-quiet aria-[current]:bg-ink aria-[current]:text-canvas"
        >
          {one.label}
        </Link>
      ))}
    </nav>
  );
  return view === 'month' ? <MonthReport tabs={tabs} /> : <ArrivalFigures tabs={tabs} />;
}
