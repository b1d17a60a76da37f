import { m } from 'virtual:messages';
import { pagePaths } from '../../../contract/page-paths.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import { phoneHref } from '../../lib/phone.ts';
import { Icon } from '../../ui/icon.tsx';
import { useChatHref } from '../contact/chat-link.ts';
import { MapFrame } from '../embeds/map-frame.tsx';
import { directionsLink, embedOf, mapLink } from '../embeds/map-link.ts';
import { branchLinks } from '../layout/navigation.ts';
import { WorkshopMark } from '../layout/workshop-mark.tsx';
import { site } from '../site-content.ts';
import { BranchHours } from './branch-hours.tsx';
import { EmailAddress, Fact, FactList, PhoneNumber } from './fact-list.tsx';
import { PageIntro } from './page-intro.tsx';

/** Of the specified call, and what it does not tell. */
export type ShownBranch = Reply<'listDealers'>[number] & Reply<'listNetworkAt'>[number];

export function BranchView({ branch }: { branch: ShownBranch }) {
  const { name, address, url } = branch;
  const embed = embedOf(url);
  const chatHref = useChatHref({ topic: name });
  return (
    <>
      <PageIntro title={name} eyebrow={m.dealer_eyebrow({ dealership: site().dealership })}>
        <MainCall branch={branch} />
        <a href={chatHref} rel="noopener" className="button button-quiet">
          <Icon name="chat" />
          {m.bar_chat()}
        </a>
        <Link to={bookingAt(branch)} className="button button-quiet">
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
      <OtherBranches own={branch.path} />
    </>
  );
}

/** A branch without a workshop cannot be booked: the service then is at any that has one. */
const bookingAt = ({ services, slug }: ShownBranch): string =>
  services ? `${pagePaths.serviceBooking}?branch=${slug}` : pagePaths.serviceBooking;

/** A branch that only services is called about a service. */
function MainCall({ branch }: { branch: ShownBranch }) {
  const { sells } = branch;
  return (
    <a href={phoneHref(sells ? branch.sale_no : serviceNumber(branch))} className="button button-primary">
      <Icon name={sells ? 'phone' : 'wrench'} />
      {sells ? m.dealer_call() : m.dealer_call_service()}
    </a>
  );
}

const serviceNumber = ({ service_no }: ShownBranch): string => service_no || site().servicePhone;

function BranchFacts({ branch }: { branch: ShownBranch }) {
  const { address, sale_no, email, url } = branch;
  return (
    <FactList className="card p-5 shadow-raised sm:p-8">
      <Fact icon="place" label={m.fact_address()}>
        <address className="not-italic leading-relaxed">{address}</address>
        <a
          href={directionsLink(embedOf(url), address)}
          target="_blank"
          rel="noopener"
          className="button button-quiet mt-2"
        >
          <Icon name="place" />
          {m.dealer_directions()}
        </a>
      </Fact>
      <Fact icon="phone" label={m.fact_sales()}>
        <PhoneNumber digits={sale_no} />
      </Fact>
      <Fact icon="wrench" label={m.fact_service()}>
        <PhoneNumber digits={serviceNumber(branch)} />
      </Fact>
      <Fact icon="mail" label={m.fact_email()}>
        <EmailAddress address={email} />
      </Fact>
      <Fact icon="clock" label={m.fact_hours()}>
        <BranchHours branch={branch} />
      </Fact>
    </FactList>
  );
}

function OtherBranches({ own }: { own: string }) {
  return (
    <nav aria-labelledby="others-heading" className="wide pb-16 lg:pb-24">
      <h2 id="others-heading" className="section-heading">
        {m.dealer_others()}
      </h2>
      <ul className="mt-5 flex flex-wrap gap-2.5">
        {branchLinks()
          .filter(({ to }) => to !== own)
          .map(({ to, label, isWorkshop }) => (
            <li key={to}>
              <Link to={to} className="button button-quiet">
                {label()}
                {isWorkshop && <WorkshopMark />}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
