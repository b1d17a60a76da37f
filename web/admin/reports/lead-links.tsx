import { useQuery } from '@tanstack/react-query';
import { stages } from '../../../contract/leads/stages.ts';
import { MOST_ENQUIRIES_ASKED } from '../../../contract/team.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import type { PanelIconName } from '../panel-icon.tsx';
import { PanelIcon } from '../panel-icon.tsx';
import { apiQuery } from '../panel-queries.ts';
import { customerAddress, leadAddress } from '../screens/desk-address.ts';
import { usePermissions } from '../session/permissions.ts';
import type { ReportRow } from './fetch-report.ts';

type FoundLead = Reply<'leadsOfEnquiries'>[number];

/** What became of the enquiries that are shown, as far as the account sees it. */
export function useLeadsOf(rows: readonly ReportRow[]): (id: ReportRow['id']) => FoundLead | undefined {
  const { may } = usePermissions();
  const enquiries = rows.slice(0, MOST_ENQUIRIES_ASKED).map(({ id }) => Number(id));
  const { data = [] } = useQuery({
    ...apiQuery('leadsOfEnquiries', { body: { enquiries } }),
    enabled: enquiries.length > 0 && may('leads.read'),
  });
  return (id) => data.find(({ enquiry }) => enquiry === id);
}

/** Nothing at all where there is no lead. */
export const linksTo = (lead: FoundLead | undefined) => lead && <LeadLinks lead={lead} />;

/** From a row to its lead and to its customer, where one is known. */
function LeadLinks({ lead }: { lead: FoundLead }) {
  return (
    <span className="inline-flex print:hidden">
      <IconLink
        to={leadAddress(lead.lead)}
        icon="phone"
        says={`Lead: ${stages[lead.stage].title}, ${lead.ownerName || 'in the pool'}`}
      />
      {lead.customer !== null && <IconLink to={customerAddress(lead.customer)} icon="person" says="Customer" />}
    </span>
  );
}

const IconLink = ({ to, icon, says }: { to: string; icon: PanelIconName; says: string }) => (
  <Link
    to={to}
    title={says}
    aria-label={says}
    className="grid size-8 shrink-0 place-items-center rounded-full text-muted hover:bg-surface hover:text-ink max-sm:size-11"
  >
    <PanelIcon name={icon} className="size-4" />
  </Link>
);
