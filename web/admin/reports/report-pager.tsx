import { REPORT_PAGE_SIZE } from '../../../contract/reports/define-report.ts';
import type { ReportFacts } from '../../build/report-facts.ts';
import type { ReportPage } from './fetch-report.ts';
import { pageButtons, showingText } from './report-footer.ts';

interface Props {
  report: ReportFacts;
  page: ReportPage;
  current: number;
  onGoTo: (page: number) => void;
}

const BUTTON =
  'min-h-10 min-w-10 cursor-pointer rounded-lg border border-line px-3 font-medium hover:border-ink disabled:cursor-default disabled:opacity-40 disabled:hover:border-line aria-[current]:bg-accent aria-[current]:text-on-accent';

export function ReportPager({ report, page, current, onGoTo }: Props) {
  const { data, totalPages, totalRecords } = page;
  const shown = { page: current, pageSize: REPORT_PAGE_SIZE, rowCount: data.length, totalRecords };
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p role="status">{showingText(report.footerCounts, shown)}</p>
      <nav aria-label="Pages" className="flex flex-wrap gap-1 print:hidden">
        <button type="button" disabled={current <= 1} onClick={() => onGoTo(current - 1)} className={BUTTON}>
          Previous
        </button>
        {pageButtons(totalPages).map((number) => (
          <button
            key={number}
            type="button"
            aria-current={number === current ? 'page' : undefined}
            onClick={() => onGoTo(number)}
            className={BUTTON}
          >
            {number}
          </button>
        ))}
        <button type="button" disabled={current >= totalPages} onClick={() => onGoTo(current + 1)} className={BUTTON}>
          Next
        </button>
      </nav>
    </div>
  );
}
