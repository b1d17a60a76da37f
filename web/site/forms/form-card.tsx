import type { ReactNode } from 'react';

/** Where the links to the form of a page lead. */
export const FORM_ANCHOR = 'enquiry';

export function FormCard({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section
      id={FORM_ANCHOR}
      aria-labelledby={`${FORM_ANCHOR}-heading`}
      className="card max-sm:until-near scroll-mt-24 max-sm:[--room:80rem] self-start p-5 shadow-raised sm:p-8 [@media(width>=64rem)_and_(height>=56rem)]:sticky [@media(width>=64rem)_and_(height>=56rem)]:top-24"
    >
      <h2 id={`${FORM_ANCHOR}-heading`} className="section-heading">
        {title}
      </h2>
      {lead && <p className="mt-2 text-muted">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
