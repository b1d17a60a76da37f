import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { REPORT_PAGE_SIZE } from '../../../contract/reports/define-report.ts';
import type { ReportFacts } from '../../build/report-facts.ts';
import type { ReportPage } from './fetch-report.ts';
import { fetchReport } from './fetch-report.ts';
import type { Dates, ReportRequest } from './report-request.ts';

const NOTHING: ReportPage = { data: [], totalPages: 0, totalRecords: 0 };

/** What a report shows and what can be done with it. The dates stand in the address, so that a link can set them. */
export function useReport(report: ReportFacts) {
  const [address] = useSearchParams();
  const [dates, setDates] = useState<Dates>({ from: address.get('from') ?? '', to: address.get('to') ?? '' });
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<ReportRequest>({ ...dates, page: 1, search: '' });
  const [round, setRound] = useState(0);
  const {
    data = NOTHING,
    error,
    isFetching,
    isPending,
  } = useQuery({
    queryKey: ['report', report.name, asked, round],
    queryFn: () => fetchReport(report, asked, REPORT_PAGE_SIZE),
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (error) console.error(`${report.title} could not be fetched.`, error);
  }, [error, report]);

  const ask = (change: Partial<ReportRequest>) => setAsked((last) => ({ ...last, ...change }));
  /** Also without a change: somebody who presses SEARCH wants to see what is there now. */
  const search = (wanted: Dates = dates) => {
    setRound((last) => last + 1);
    ask({ ...wanted, search: text, page: 1 });
  };
  useDebounced(text, report.search.parameter ? report.search.debounceMs : 0, (typed) =>
    ask({ search: typed, page: 1 }),
  );
  const shown = error ? NOTHING : data;
  return {
    dates,
    setDates,
    text,
    setText,
    asked,
    /** What a file of this report holds: the dates that were asked for, and whatever the search box says. */
    matching: { from: asked.from, to: asked.to, search: text.trim() },
    page: shown,
    rows: shown.data.filter((row) => contains(row, text)),
    isFetching,
    isPending,
    search,
    goTo: (page: number) => ask({ page }),
  };
}

export type ReportState = ReturnType<typeof useReport>;

/** Calls once a text has stayed the same for a while; never for the text it started with. */
function useDebounced(text: string, delayMs: number, call: (text: string) => void): void {
  const [sent, setSent] = useState(text);
  useEffect(() => {
    if (delayMs === 0 || text === sent) return;
    const timer = setTimeout(() => {
      setSent(text);
      call(text);
    }, delayMs);
    return () => clearTimeout(timer);
  });
}

const contains = (row: Readonly<Record<string, unknown>>, text: string): boolean => {
  const wanted = text.trim().toLowerCase();
  return (
    wanted === '' ||
    Object.values(row).some((value) =>
      String(value ?? '')
        .toLowerCase()
        .includes(wanted),
    )
  );
};
