import { pagePaths } from '../../../contract/page-paths.ts';
import type { ReportDefinition } from '../../../contract/reports/define-report.ts';
import { reports } from '../../../contract/reports/index.ts';
import type { Dates } from './report-request.ts';

/** The name of a report's screen in the address. */
export const reportKey = ({ name }: Pick<ReportDefinition, 'name'>): string => `${name}-report`;

export function reportOf(screenKey: string): ReportDefinition {
  const report = reports.find((one) => reportKey(one) === screenKey);
  if (!report) throw new Error(`${screenKey} is not the screen of a report.`);
  return report;
}

/** What a report is about, in the words of the menu: 'Booking', 'Joy Club'. */
export const reportName = (name: string): string =>
  reports.find((report) => report.name === name)?.menuLabel.replace(/ Report$/, '') ?? name;

/** The report with its dates set. */
export const reportAddress = (name: string, { from, to }: Dates): string =>
  `${pagePaths.panel}?${new URLSearchParams({ screen: reportKey({ name }), from, to })}`;
