import { m } from 'virtual:messages';
import { site } from '../site-content.ts';
import { EmailAddress, Fact, FactList, PhoneNumber } from './fact-list.tsx';

/** Where the dealership is, when it is open and how to reach it. */
export function ShowroomFacts({ className = '' }: { className?: string }) {
  const { address, salesHours, salesPhone, servicePhone, email } = site();
  const { days, opens, closes } = salesHours;
  return (
    <FactList className={className}>
      <Fact icon="place" label={m.fact_address()}>
        <address className="not-italic leading-relaxed">{address}</address>
      </Fact>
      <Fact icon="phone" label={m.fact_sales()}>
        <PhoneNumber digits={salesPhone} />
      </Fact>
      <Fact icon="wrench" label={m.fact_service()}>
        <PhoneNumber digits={servicePhone} />
      </Fact>
      <Fact icon="mail" label={m.fact_email()}>
        <EmailAddress address={email} />
      </Fact>
      <Fact icon="clock" label={m.fact_hours()}>
        {days}
        <br />
        {m.hours_sales({ opens, closes })}
      </Fact>
    </FactList>
  );
}
