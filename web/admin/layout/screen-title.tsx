import type { ReactNode } from 'react';
import { useStore } from '../../lib/store.ts';
import { waitingLeads } from '../live/waiting-leads.ts';

/** The heading of a screen, which is also the title of its tab, behind the number of leads that wait for somebody, and the actions that belong to all of it. */
export function ScreenTitle({ title, children }: { title: string; children?: ReactNode }) {
  const waiting = useStore(waitingLeads);
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${title} | Admin Panel`}</title>
      <h1 className="font-extrabold text-2xl tracking-tight">{title}</h1>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}
