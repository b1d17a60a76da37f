import { m } from 'virtual:messages';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import { useQuery } from '../../lib/queries.ts';
import { Icon } from '../../ui/icon.tsx';
import { PhoneLink } from '../layout/contact-links.tsx';
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { firstSlide, slides } from '../pictures/slides.ts';
import { site } from '../site-content.ts';
import { useFailureNotice } from '../use-failure-notice.ts';
import { allBranches } from './branches-query.ts';
import { PageIntro } from './page-intro.tsx';

type Branch = Reply<'listNetwork'>[number];

function NetworksIndexPage() {
  const { data: branches = [], error } = useQuery(allBranches);
  useFailureNotice(error);
  const { district } = site();
  return (
    <>
      <PageIntro title={m.networks_title()} lead={m.networks_lead({ count: branches.length, district })} />
      <ul className="wide section grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 xl:grid-cols-4">
        {branches.map((branch) => (
          <BranchCard key={branch.slug} branch={branch} />
        ))}
      </ul>
    </>
  );
}

function BranchCard({ branch }: { branch: Branch }) {
  const { name, address, path, salesPhone, servicePhone, sells, services } = branch;
  const trades = [...(sells ? [m.branch_showroom()] : []), ...(services ? [m.branch_workshop()] : [])];
  return (
    <li className="card flex flex-col p-6 transition-[border-color,box-shadow] hover:border-ink hover:shadow-raised">
      <span className="grid size-11 place-items-center rounded-full bg-accent text-on-accent">
        <Icon name={sells ? 'place' : 'wrench'} />
      </span>
      <h2 className="mt-4 font-bold text-xl leading-tight">{name}</h2>
      <p className="mt-1 font-semibold text-sm">{trades.join(' · ')}</p>
      <address className="mt-2 grow text-muted not-italic leading-relaxed">{address}</address>
      <ul className="mt-3 border-line border-t pt-2 text-[0.9375rem]">
        <li>
          <PhoneLink label={m.fact_sales()} digits={salesPhone} />
        </li>
        <li>
          <PhoneLink label={m.fact_service()} digits={servicePhone ?? site().servicePhone} />
        </li>
      </ul>
      <Link to={path} aria-label={m.networks_open_of({ name })} className="button button-quiet mt-3 text-[0.9375rem]">
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
  queries: () => [allBranches, slides],
};
