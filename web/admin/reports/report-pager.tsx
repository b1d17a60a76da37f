import { useState } from 'react';
import { formatNumber } from '../../../contract/display.ts';
import type { ReportDefinition } from '../../../contract/reports/define-report.ts';
import { REPORT_PAGE_SIZE } from '../../../contract/reports/define-report.ts';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { hasFarPages, pageButtons, pageMeant, showingText } from './report-footer.ts';
import type { ReportState } from './use-report.ts';

const BUTTON =
  'min-h-10 min-w-10 cursor-pointer rounded-lg border border-line px-3 font-medium tabular-nums hover:border-ink aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:border-line aria-[current]:bg-accent aria-[current]:text-on-accent max-sm:min-h-11 max-sm:min-w-11';

export function ReportPager({ report, state }: { report: ReportDefinition; state: ReportState }) {
  const { data, totalPages, totalRecords } = state.page;
  const shown = { page: state.shownPage, pageSize: REPORT_PAGE_SIZE, rowCount: data.length, totalRecords };
  const pages = { current: state.currentPage, totalPages, onGoTo: state.goTo };
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <div className="flex flex-wrap gap-x-3">
        <p role="status">{showingText(report.footerCounts, shown)}</p>
        {report.footerCounts === 'page' && totalRecords > data.length && (
          <p className="text-muted">{formatNumber(totalRecords)} in all</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <PageNumbers {...pages} />
        {hasFarPages(totalPages) && <FarPages {...pages} />}
      </div>
    </div>
  );
}

interface Pages {
  current: number;
  totalPages: number;
  onGoTo: (page: number) => void;
}

function PageNumbers({ current, totalPages, onGoTo }: Pages) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap gap-1">
      <PausableButton type="button" isPaused={current <= 1} onClick={() => onGoTo(current - 1)} className={BUTTON}>
        Previous
      </PausableButton>
      {pageButtons(totalPages, current).map((number) => (
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
      <PausableButton
        type="button"
        isPaused={current >= totalPages}
        onClick={() => onGoTo(current + 1)}
        className={BUTTON}
      >
        Next
      </PausableButton>
    </nav>
  );
}

/** The way to a page far off: the first, the last, or any by its number. */
function FarPages({ current, totalPages, onGoTo }: Pages) {
  const [typed, setTyped] = useState('');
  const goToTyped = () => {
    const meant = pageMeant(typed, totalPages);
    setTyped('');
    if (meant) onGoTo(meant);
  };
  return (
    <form action={goToTyped} className="flex flex-wrap items-center gap-1">
      <PausableButton type="button" isPaused={current <= 1} onClick={() => onGoTo(1)} className={BUTTON}>
        First
      </PausableButton>
      <PausableButton
        type="button"
        isPaused={current >= totalPages}
        onClick={() => onGoTo(totalPages)}
        className={BUTTON}
      >
        Last
      </PausableButton>
      <label className="ml-2 flex items-center gap-2">
        <span>Page</span>
        <input
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          placeholder={String(current)}
          onChange={({ target }) => setTyped(target.value)}
          className="field w-20 max-sm:w-14"
        />
      </label>
      <span className="text-muted">of {formatNumber(totalPages)}</span>
      <button type="submit" className={BUTTON}>
        Go
      </button>
    </form>
  );
}
