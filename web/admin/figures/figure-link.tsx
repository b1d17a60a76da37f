import type { ReactNode } from 'react';
import { Link } from '../../lib/link.tsx';

interface Props {
  /** The list of what it counts; undefined: there is no such list. */
  to: string | undefined;
  count: number;
  title?: string;
  children: ReactNode;
}

/** A figure leads to the leads that it counts. */
export const FigureLink = ({ to, count, title, children }: Props) =>
  to && count > 0 ? (
    <Link
      to={to}
      title={title}
      className="inline-flex min-h-8 items-center underline decoration-line underline-offset-4 max-sm:min-h-11"
    >
      {children}
    </Link>
  ) : (
    children
  );
