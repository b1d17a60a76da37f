import { pagePaths } from '../../../contract/page-paths.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import { phoneHref } from '../../lib/phone.ts';
import { Icon } from '../../ui/icon.tsx';
import { useChatHref } from '../contact/chat-link.ts';
import { MapFrame } from '../embeds/map-frame.tsx';
import { embedOf, mapLink } from '../embeds/map-link.ts';
import { branchLinks, branchPath } from '../layout/navigation.ts';
import { m } from '../paraglide/messages.js';
import { site } from '../site-content.ts';
import { EmailAddress, Fact, FactList, PhoneNumber } from './fact-list.tsx';
import { PageIntro } from './page-intro.tsx';

type Branch = Reply<'listDealers'>[number];

export function BranchView({ branch }: { branch: Branch }) {
  const { name, address, url } = branch;
  const embed = embedOf(url);
  const chatHref = useChatHref(name);
  return (
    <>
      <PageIntro title={name} eyebrow={m.dealer_eyebrow({ dealership: site.dealership })}>
        <a href={phoneHref(branch.sale_no)} className="button button-primary">
          <Icon name="phone" />
          {m.dealer_call()}
        </a>
        <a href={chatHref} rel="noopener" className="button button-quiet">
          <Icon name="chat" />
          {m.bar_chat()}
        </a>
        <Link to={pagePaths.serviceBooking} className="button button-quiet">
          {m.dealer_book()}
        </Link>
      </PageIntro>
      <div className="wide section grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-12">
        <BranchFacts branch={branch} />
        <MapFrame
          // Another branch has another map, which is not to be loaded unasked.
          key={embed}
          embed={embed}
          link={mapLink(embed, address)}
          title={m.map_of({ place: name })}
          className="aspect-square sm:aspect-[2/1] lg:aspect-auto lg:min-h-[26rem]"
        />
      </div>
      <OtherBranches own={branchPath(branch)} />
    </>
  );
}

function BranchFacts({ branch: { address, sale_no, service_no, email, open_time } }: { branch: Branch }) {
  return (
    <FactList className="card p-5 shadow-raised sm:p-8">
      <Fact icon="place" label={m.fact_address()}>
        <address className="not-italic leading-relaxed">{address}</address>
      </Fact>
      <Fact icon="phone" label={m.fact_sales()}>
        <PhoneNumber digits={sale_no} />
      </Fact>
      <Fact icon="wrench" label={m.fact_service()}>
        <PhoneNumber digits={service_no || site.servicePhone} />
      </Fact>
      <Fact icon="mail" label={m.fact_email()}>
        <EmailAddress address={email} />
      </Fact>
      <Fact icon="clock" label={m.fact_hours()}>
        <ul>
          <Hours days={m.dealer_weekdays()} hours={open_time} />
          <Hours days={m.dealer_sunday()} hours={m.dealer_open()} />
        </ul>
      </Fact>
    </FactList>
  );
}

const Hours = ({ days, hours }: { days: string; hours: string }) => (
  <li className="flex flex-wrap justify-between gap-x-6">
    <span>{days}</span> <span className="tabular-nums">{hours}</span>
  </li>
);

function OtherBranches({ own }: { own: string }) {
  return (
    <nav aria-labelledby="others-heading" className="wide pb-16 lg:pb-24">
      <h2 id="others-heading" className="section-heading">
        {m.dealer_others()}
      </h2>
      <ul className="mt-5 flex flex-wrap gap-2.5">
        {branchLinks()
          .filter(({ to }) => to !== own)
          .map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="button button-quiet">
                {label()}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
