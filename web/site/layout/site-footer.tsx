import { m } from 'virtual:messages';
import { Link } from '../../lib/link.tsx';
import { contentLang, ownLang } from '../../lib/locale.ts';
import { useChatHref } from '../contact/chat-link.ts';
import { site } from '../site-content.ts';
import { Brand } from './brand.tsx';
import { ContactList } from './contact-links.tsx';
import type { NavigationLink } from './navigation.ts';
import { footerNavigation, footerServices } from './navigation.ts';

export function SiteFooter({ year }: { year: string }) {
  const chatHref = useChatHref();
  return (
    <footer className="bg-night pb-20 text-night-ink text-sm md:pb-0">
      <div className="wide max-sm:until-near max-sm:[--room:72rem] grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1.5fr]">
        <div>
          <p className="flex items-center gap-2.5 font-extrabold text-lg tracking-tight">
            <Brand on="night" />
          </p>
          <p className="mt-3 max-w-xs text-night-muted">{site().tagline}</p>
          <ul className="mt-3 flex flex-wrap gap-x-4">
            {site().social.map(({ network, url }) => (
              <li key={network}>
                <a
                  href={network === 'WhatsApp' ? chatHref : url}
                  rel="noopener"
                  target="_blank"
                  className="inline-flex min-h-11 min-w-6 items-center hover:underline"
                >
                  {network}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <FooterLinks title={m.footer_navigation()} links={footerNavigation} />
        <FooterLinks title={m.footer_services()} links={footerServices} />
        <div lang={ownLang()}>
          <h2 className="eyebrow text-night-muted">{m.footer_reach()}</h2>
          <address
            lang={contentLang(site().address)}
            className="mt-3 max-w-xs text-night-muted not-italic leading-relaxed"
          >
            {site().address}
          </address>
          <ContactList className="mt-2" />
        </div>
      </div>
      <div className="border-night-line border-t">
        <p className="wide flex flex-wrap items-center justify-between gap-x-8 py-2 text-night-muted">
          <span>
            © {year} {site().dealership}
          </span>
          <a
            href={site().developer.url}
            rel="noopener"
            lang={ownLang()}
            className="inline-flex min-h-11 items-center hover:underline"
          >
            {m.footer_credit({ name: site().developer.name })}
          </a>
        </p>
      </div>
    </footer>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title} lang={ownLang()}>
      <h2 className="eyebrow text-night-muted">{title}</h2>
      <ul className="mt-1">
        {links.map(({ label, to }) => (
          <li key={label()}>
            <Link to={to} className="inline-flex min-h-11 items-center hover:underline">
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
