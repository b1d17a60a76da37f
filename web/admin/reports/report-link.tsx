import type { ReactNode } from 'react';
import { reports } from '../../../contract/reports/index.ts';
import { Link } from '../../lib/link.tsx';
import { usePermissions } from '../session/permissions.ts';
import { reportAddress } from './report-keys.ts';

interface Props {
  /** By its name. */
  report: string;
  days: { from: string; to: string };
  className: string;
  children: ReactNode;
}

/** To the entries of some days; for somebody who may not read them, the same words without a link. */
export function ReportLink({ report, days, className, children }: Props) {
  const { may } = usePermissions();
  const needs = reports.find(({ name }) => name === report)?.needs;
  if (!needs || !may(needs)) return <span className={className}>{children}</span>;
  return (
    <Link to={reportAddress(report, days)} className={className}>
      {children}
    </Link>
  );
}
