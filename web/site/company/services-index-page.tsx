import { m } from 'virtual:messages';
import { formatPhone } from '../../../contract/display.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import type { PageText } from '../../../contract/types.ts';
import { Link } from '../../lib/link.tsx';
import { phoneHref } from '../../lib/phone.ts';
import { useQuery } from '../../lib/queries.ts';
import type { IconName } from '../../ui/icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { NavigationLink } from '../layout/navigation.ts';
import { serviceLinks } from '../layout/navigation.ts';
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { firstSlide, slides } from '../pictures/slides.ts';
import { site } from '../site-content.ts';
import { pageText } from '../texts/page-text.ts';
import { PageIntro } from './page-intro.tsx';

const words = pageText('services');
type Words = Partial<PageText<'services'>>;

const details: Readonly<Record<string, { icon: IconName; text: (words: Words) => string | undefined }>> = {
  [pagePaths.serviceBooking]: { icon: 'calendar', text: () => m.services_booking_text() },
  [pagePaths.amc]: { icon: 'wrench', text: ({ amc }) => amc },
  [pagePaths.extendedWarranty]: { icon: 'shield', text: ({ warranty }) => warranty },
  [pagePaths.joyClub]: { icon: 'heart', text: ({ joyClub }) => joyClub },
};

function ServicesIndexPage() {
  const { data: text = {} as Words } = useQuery(words);
  return (
    <>
      <PageIntro title={m.services_title()} lead={text.lead ?? ''} />
      <div className="wide section">
        <ul className="grid gap-4 sm:grid-cols-2 lg:gap-6">
          {serviceLinks.map((link) => (
            <ServiceCard key={link.to} link={link} words={text} />
          ))}
        </ul>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card bg-night p-6 text-night-ink sm:p-8">
          <div>
            <h2 className="font-bold text-xl">{m.services_call_title()}</h2>
            <p className="mt-1 text-night-muted">{m.services_call_text()}</p>
          </div>
          <a href={phoneHref(site().servicePhone)} className="button button-primary">
            <Icon name="phone" />
            {m.services_call({ phone: formatPhone(site().servicePhone) })}
          </a>
        </div>
      </div>
    </>
  );
}

function ServiceCard({ link: { to, label }, words: said }: { link: NavigationLink; words: Words }) {
  const { icon, text } = details[to] ?? { icon: 'wrench' as const, text: undefined };
  return (
    <li className="card group relative flex gap-5 p-6 transition-[border-color,box-shadow] hover:border-ink hover:shadow-raised sm:p-8">
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
        <Icon name={icon} className="size-6" />
      </span>
      <div>
        <h2 className="font-bold text-xl leading-tight">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
            {label()}
          </Link>
        </h2>
        <p className="mt-2 text-muted">{text?.(said)}</p>
        <p aria-hidden="true" className="mt-4 flex items-center gap-1.5 font-semibold text-[0.9375rem]">
          {m.services_open()}
          <Icon name="right" className="size-4 transition-transform group-hover:translate-x-1" />
        </p>
      </div>
    </li>
  );
}

export const servicesIndexPage: Page = {
  Component: ServicesIndexPage,
  head: (_visit, read) => ({
    title: pageTitle(m.services_title()),
    description: m.services_description({ dealership: site().dealership }),
    picture: firstSlide(read),
  }),
  queries: () => [slides, words],
};
