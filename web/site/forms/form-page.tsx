import type { ReactNode } from 'react';
import { FORM_ANCHOR, FormCard } from './form-card.tsx';

interface Props {
  eyebrow: string;
  title: string;
  lead: string;
  /** A picture or a video beside the title. */
  aside?: ReactNode;
  formTitle: string;
  formLead: string;
  form: ReactNode;
  /** What the button that leads to the form says; the form's own title where it is missing. */
  action?: string;
  /** What else there is to press at the top. */
  actions?: ReactNode;
  /** Right below the top. */
  notice?: ReactNode;
  /** What there is to read. */
  children: ReactNode;
}

/** A page whose end is its form: what it is about, the shortest way to the form, and that beside what there is to read. */
export function FormPage({ formTitle, formLead, form, notice, children, ...intro }: Props) {
  return (
    <>
      <Intro {...intro} action={intro.action ?? formTitle} />
      {notice}
      <div className="wide section grid gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:gap-16">
        <div className="space-y-12 lg:space-y-16">{children}</div>
        <FormCard title={formTitle} lead={formLead}>
          {form}
        </FormCard>
      </div>
    </>
  );
}

type IntroProps = Pick<Props, 'eyebrow' | 'title' | 'lead' | 'aside' | 'actions'> & { action: string };

function Intro({ eyebrow, title, lead, aside, action, actions }: IntroProps) {
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
            {actions}
          </div>
        </div>
        {aside}
      </div>
    </div>
  );
}
