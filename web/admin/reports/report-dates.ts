import { useEffect, useState } from 'react';
import { navigate, searchNow, useSearch } from '../../lib/router.tsx';
import type { Dates } from './report-request.ts';

const KEY = 'reportDates';

/**
 * The dates of a report. A link to it may set them; otherwise they are those of the report that was open before. They stand
 * in the address, so that a reload keeps them, and in the tab for the next report.
 */
export function useReportDates() {
  const address = useSearch();
  const [dates, setDates] = useState<Dates>(() => inAddress(address) ?? lastAskedFor());
  const [atFirst] = useState(dates);
  useEffect(() => keep(atFirst), [atFirst]);
  /** To be told of the dates that are asked for, as against those that somebody is still choosing. */
  const keepDates = (asked: Dates): void => {
    keep(asked);
    navigate(`?${addressWith(asked)}`, { replace: true });
  };
  return { dates, setDates, keepDates };
}

function inAddress(address: URLSearchParams): Dates | undefined {
  const [from, to] = [address.get('from'), address.get('to')];
  return from === null && to === null ? undefined : { from: from ?? '', to: to ?? '' };
}

function addressWith(dates: Dates): URLSearchParams {
  const address = searchNow();
  for (const [name, value] of Object.entries(dates)) {
    if (value) address.set(name, value);
    else address.delete(name);
  }
  return address;
}

const keep = (dates: Dates): void => sessionStorage.setItem(KEY, JSON.stringify(dates));

function lastAskedFor(): Dates {
  const kept: Partial<Dates> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  return { from: kept.from ?? '', to: kept.to ?? '' };
}
