import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReportDefinition } from '../../../contract/reports/define-report.ts';
import { REPORT_PAGE_SIZE } from '../../../contract/reports/define-report.ts';
import { contains } from './contains.ts';
import type { ReportPage } from './fetch-report.ts';
import { fetchReport } from './fetch-report.ts';
import { useReportDates } from './report-dates.ts';
import type { Dates, ReportRequest } from './report-request.ts';

/** What the server answered last, and what it had been asked. */
interface Loaded {
  request: ReportRequest;
  page: ReportPage;
}

const NOTHING: ReportPage = { data: [], totalPages: 0, totalRecords: 0 };

/**
 * What a report shows and what can be done with it. What is typed filters the rows at hand until the server has answered;
 * then its answer stands. What was loaded stays until something else is.
 */
export function useReport(report: ReportDefinition) {
  const { dates, setDates, keepDates } = useReportDates();
  const [text, setText] = useState('');
  const typed = text.trim();
  const [asked, setAsked] = useState<ReportRequest>({ ...dates, page: 1, search: '' });
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const { data, error, isFetching } = useQuery({
    queryKey: ['report', report.name, asked, round],
    queryFn: async () => ({ request: asked, page: await fetchReport(report, asked, REPORT_PAGE_SIZE) }),
  });
  if (data && data !== loaded) setLoaded(data);
  useEffect(() => {
    if (error) console.error(`${report.title} could not be fetched.`, error);
  }, [error, report]);

  const ask = (change: Partial<ReportRequest>) => setAsked((last) => ({ ...last, ...change }));
  const askAgain = () => setRound((last) => last + 1);
  /** Also without a change: somebody who presses SEARCH wants to see what is there now. */
  const search = (wanted: Dates = dates) => {
    askAgain();
    keepDates(wanted);
    ask({ ...wanted, search: typed, page: 1 });
  };
  useDebounced(typed, report.search.debounceMs, (words) => ask({ search: words, page: 1 }));
  const { request, page } = loaded ?? { request: asked, page: NOTHING };
  return {
    dates,
    setDates,
    text,
    setText,
    /** What a file of this report holds: the dates that were asked for, and whatever the search box says. */
    matching: { from: asked.from, to: asked.to, search: typed },
    page,
    /** The number of the page whose rows are shown. */
    shownPage: request.page,
    /** The number of the page that was asked for last, unless it could not be had. */
    currentPage: error ? request.page : asked.page,
    rows: request.search === typed ? page.data : page.data.filter((row) => contains(row, typed)),
    error,
    isFetching,
    search,
    goTo: (number: number) => ask({ page: number }),
    askAgain,
  };
}

export type ReportState = ReturnType<typeof useReport>;

/** Calls once a text has stayed the same for a while; never for the text it started with. */
function useDebounced(text: string, delayMs: number, call: (text: string) => void): void {
  const [sent, setSent] = useState(text);
  useEffect(() => {
    if (text === sent) return;
    const timer = setTimeout(() => {
      setSent(text);
      call(text);
    }, delayMs);
    return () => clearTimeout(timer);
  });
}
