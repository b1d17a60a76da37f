import type { ComponentType } from 'react';
import type { ReportFacts } from '../../build/report-facts.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';

export const reportScreen =
  (report: ReportFacts): ComponentType =>
  () => <ScreenTitle title={report.title} />;
