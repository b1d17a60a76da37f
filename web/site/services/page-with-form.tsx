import type { ReactNode } from 'react';

/** What there is to read, and the form beside it, or below it on a phone. */
export function PageWithForm({ form, children }: { form: ReactNode; children: ReactNode }) {
  return (
    <div className="wide section grid gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:gap-16">
      <div className="space-y-12 lg:space-y-16">{children}</div>
      {form}
    </div>
  );
}
