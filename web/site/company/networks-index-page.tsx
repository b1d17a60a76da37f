import { byLanguage } from 'virtual:branches';
import { m } from 'virtual:messages';
import { Link } from '../../lib/link.tsx';
import { inCurrent } from '../../lib/locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { PhoneLink } from '../layout/contact-links.tsx';
import { branchPath } from '../layout/navigation.ts';
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { firstSlide, slides } from '../pictures/slides.ts';
import { site } from '../site-content.ts';
import { PageIntro } from './page-intro.tsx';

type Branch = NonNullable<typeof byLanguage.en>[number];

const tradeNames: Readonly<Record<string, () => string>> = { sales: m.branch_showroom, service: m.branch_workshop };

function NetworksIndexPage() {
  const dealers = inCurrent(byLanguage);
  const { district } = site();
  return (
    <>
      <PageIntro title={m.networks_title()} lead={m.networks_lead({ count: dealers.length, district })} />
      <ul className="wide section grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 xl:grid-cols-4">
        {dealers.map((dealer) => (
          <BranchCard key={dealer.name} dealer={dealer} />
        ))}
      </ul>
    </>
  );
}

function BranchCard({ dealer }: { dealer: Branch }) {
  const { name, address, salesPhone, trades } = dealer;
  return (
    <li className="card flex flex-col p-6 transition-[border-color,box-shadow] hover:border-ink hover:shadow-raised">
      <span className="grid size-11 place-items-center rounded-full bg-accent text-on-accent">
        <Icon name={trades.includes('sales') ? 'place' : 'wrench'} />
      </span>
      <h2 className="mt-4 font-bold text-xl leading-tight">{name}</h2>
      <p className="mt-1 font-semibold text-sm">{trades.map((trade) => tradeNames[trade]?.()).join(' · ')}</p>
      <address className="mt-2 grow text-muted not-italic leading-relaxed">{address}</address>
      <ul className="mt-3 border-line border-t pt-2 text-[0.9375rem]">
        <li>
          <PhoneLink label={m.fact_sales()} digits={salesPhone} />
        </li>
        <li>
          <PhoneLink label={m.fact_service()} digits={dealer.servicePhone ?? site().servicePhone} />
        </li>
      </ul>
      <Link
        to={branchPath(dealer)}
        aria-label={m.networks_open_of({ name })}
        className="button button-quiet mt-3 text-[0.9375rem]"
      >
        {m.networks_open()}
        <Icon name="right" className="size-4" />
      </Link>
    </li>
  );
}

export const networksIndexPage: Page = {
  Component: NetworksIndexPage,
  head: (_visit, read) => ({
    title: pageTitle(m.networks_title()),
    description: m.networks_description({ dealership: site().dealership, district: site().district }),
    picture: firstSlide(read),
  }),
  queries: () => [slides],
};
