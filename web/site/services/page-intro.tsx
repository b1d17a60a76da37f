import type { ReactNode } from 'react';
import { FORM_ANCHOR } from '../forms/form-card.tsx';

interface Props {
  eyebrow: string;
  title: string;
  lead: string;
  /** Leads to the form of the page. */
  action: string;
  /** What else there is to press. */
  children?: ReactNode;
  /** A picture or a video. */
  aside?: ReactNode;
}

/** The top of a page with a form: what it is about, and the shortest way to the form. */
export function PageIntro({ eyebrow, title, lead, action, children, aside }: Props) {
  return (
    <div className="bg-surface">
      <div className="wide grid items-center gap-8 py-8 md:py-12 lg:grid-cols-2 lg:gap-16 lg:py-16">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="page-title mt-2">{title}</h1>
          <p className="lead mt-4 max-w-xl">{lead}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <a href={`#${FORM_ANCHOR}`} className="button button-primary">
              {action}
            </a>
            {children}
          </div>
        </div>
        {aside}
      </div>
    </div>
  );
}
