import type { ReactNode } from 'react';
import { ContactList } from '../layout/contact-links.tsx';
import { site } from '../site-content.ts';

const { days, opens, closes } = site.salesHours;

export function VisitSection() {
  return (
    <section id="visit" aria-labelledby="visit-heading" className="scroll-mt-16 bg-surface">
      <div className="wide py-14 lg:py-20">
        <h2 id="visit-heading" className="section-heading">
          Visit us
        </h2>
        <div className="mt-8 grid gap-10 sm:grid-cols-2 lg:grid-cols-3">
          <Block title="Showroom">
            <address className="max-w-xs not-italic leading-relaxed">{site.address}</address>
            <a
              href={site.map.link}
              rel="noopener"
              className="mt-1 inline-flex min-h-11 items-center font-semibold underline decoration-2 decoration-accent underline-offset-4"
            >
              Open the map
            </a>
          </Block>
          <Block title="Opening hours">
            <p>{days}</p>
            <p className="mt-1">
              Sales {opens} to {closes}
            </p>
          </Block>
          <Block title="Talk to us">
            <ContactList className="-mt-3" />
          </Block>
        </div>
      </div>
    </section>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 font-semibold text-muted text-sm">{title}</h3>
      {children}
    </div>
  );
}
