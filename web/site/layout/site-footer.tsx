import { site } from '../site-content.ts';
import { ContactList } from './contact-links.tsx';

export function SiteFooter({ year }: { year: string }) {
  return (
    <footer className="bg-night text-night-ink text-sm">
      <div className="wide grid gap-8 py-12 md:grid-cols-2">
        <div>
          <p className="font-bold text-base">{site.dealership}</p>
          <address className="mt-2 max-w-xs text-night-muted not-italic leading-relaxed">{site.address}</address>
        </div>
        <ContactList className="md:justify-self-end" />
      </div>
      <div className="border-night-line border-t">
        <p className="wide flex flex-wrap items-center justify-between gap-x-8 py-2 text-night-muted">
          <span>
            © {year} {site.dealership}
          </span>
          <a href={site.developer.url} rel="noopener" className="inline-flex min-h-11 items-center hover:underline">
            Website by {site.developer.name}
          </a>
        </p>
      </div>
    </footer>
  );
}
