import { reports } from 'virtual:reports';
import type { ReportFacts } from '../../build/report-facts.ts';

/** The name of a report's screen in the address. */
export const reportKey = ({ name }: Pick<ReportFacts, 'name'>): string => `${name}-report`;

export function reportOf(screenKey: string): ReportFacts {
  const report = reports.find((one) => reportKey(one) === screenKey);
  if (!report) throw new Error(`${screenKey} is not the screen of a report.`);
  return report;
}
