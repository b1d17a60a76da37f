import type { ReactNode } from 'react';
import { pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';

interface Props {
  model: { bikeName: string; name: string };
  label?: string;
  className: string;
  children: ReactNode;
}

/** Leads to the comparison; where scripts run, it puts the model into the tray instead, and one goes on browsing. */
export const CompareLink = ({ model: { bikeName, name }, label, className, children }: Props) => (
  <Link
    to={`${pagePaths.compare}?${new URLSearchParams({ bikes: bikeName })}`}
    aria-label={label}
    data-compare={JSON.stringify({ bikeName, name })}
    className={className}
  >
    {children}
  </Link>
);
