import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead?: string;
  eyebrow?: string;
  /** Below the words. */
  children?: ReactNode;
}

/** The band with which a page begins: what it is, and in a sentence what for. */
export function PageIntro({ title, lead, eyebrow, children }: Props) {
  return (
    <header className="border-line border-b bg-surface">
      <div className="wide py-10 md:py-14 lg:py-16">
        {eyebrow && <p className="eyebrow mb-3">{eyebrow}</p>}
        <h1 className="page-title max-w-[22ch]">{title}</h1>
        {lead && <p className="lead mt-4 max-w-[60ch]">{lead}</p>}
        {children && <div className="mt-7 flex flex-wrap gap-3">{children}</div>}
      </div>
    </header>
  );
}
