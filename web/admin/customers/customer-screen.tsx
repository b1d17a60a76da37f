import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { formatPhone } from '../../../contract/display.ts';
import { languageNames } from '../../../contract/language-names.ts';
import { toLocale } from '../../../contract/locales.ts';
import { Link } from '../../lib/link.tsx';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { formatMoment } from '../moment.ts';
import { PanelIcon } from '../panel-icon.tsx';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { screenAddress } from '../screens/screen-address.ts';
import { usePermissions } from '../session/permissions.ts';
import { CustomerDialog } from './customer-dialog.tsx';
import type { BriefLead, Customer } from './customer-texts.ts';
import { customerTexts, describeLead, leadAddress } from './customer-texts.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { SplitDialog } from './split-dialog.tsx';
import { Timeline } from './timeline.tsx';

/** Who somebody is, what they are waiting for, and all that ever was between them and the dealership. */
export function CustomerScreen({ id }: { id: string }) {
  const query = apiQuery('readCustomer', { params: { id } });
  const { data, error } = useQuery({ ...query, staleTime: 0 });
  const title = data ? data.name || 'Without a name' : 'Customer';
  return (
    <>
      <Link
        to={screenAddress('customers')}
        className="mb-2 inline-flex min-h-11 items-center gap-1 text-muted hover:text-ink"
      >
        <PanelIcon name="left" className="size-4" /> Customers
      </Link>
      <ScreenTitle title={title}>{data && <Actions customer={data} />}</ScreenTitle>
      {error && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      {!data && !error && <p role="status">Loading...</p>}
      {data && (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:items-start">
          <div className="grid gap-6">
            <Facts customer={data} />
            <Leads leads={data.leads} />
            <Joined customer={data} />
          </div>
          <Timeline customer={data} />
        </div>
      )}
    </>
  );
}

function Actions({ customer }: { customer: Customer }) {
  const [open, setOpen] = useState<'change' | 'merge'>();
  const { may } = usePermissions();
  if (!may('leads.work')) return null;
  return (
    <>
      <button type="button" onClick={() => setOpen('change')} className="button button-quiet">
        <PanelIcon name="edit" /> Change
      </button>
      <button type="button" onClick={() => setOpen('merge')} className="button button-quiet">
        Join with another
      </button>
      {open === 'change' && <CustomerDialog customer={customer} onClose={() => setOpen(undefined)} />}
      {open === 'merge' && <MergeDialog customer={customer} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function Facts({ customer: { numbers, otherNames, language, doNotContact, leads } }: { customer: Customer }) {
  const locale = toLocale(language);
  const hasOpen = leads.some(({ isOpen, isSeen }) => isOpen && isSeen);
  return (
    <section aria-label="Details" className="card grid gap-3 p-5">
      {doNotContact && (
        <p className="rounded-lg border border-bad px-3 py-2 font-semibold text-bad">{customerTexts.doNotContact}</p>
      )}
      <dl className="grid gap-3">
        <Fact label={numbers.length === 1 ? 'Number' : 'Numbers'}>
          {numbers.length === 0 ? 'None' : <span className="tabular-nums">{numbers.map(formatPhone).join(', ')}</span>}
        </Fact>
        {otherNames.length > 0 && <Fact label="Also gave the name">{otherNames.join(', ')}</Fact>}
        <Fact label="Language">{locale ? languageNames[locale] : language}</Fact>
      </dl>
      {hasOpen && !doNotContact && <p className="text-muted text-sm">{customerTexts.callHint}</p>}
    </section>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="wrap-anywhere font-medium">{children}</dd>
  </div>
);

function Leads({ leads }: { leads: readonly BriefLead[] }) {
  return (
    <section aria-labelledby="customer-leads" className="card p-5">
      <h2 id="customer-leads" className="mb-2 font-bold text-lg">
        Leads
      </h2>
      {leads.length === 0 && <p className="text-muted">None</p>}
      <ul className="grid gap-1">
        {leads.map((lead) => (
          <li key={lead.id}>
            <LeadLine lead={lead} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LeadLine({ lead }: { lead: BriefLead }) {
  const words = (
    <>
      <span className={`block ${lead.isOpen ? 'font-semibold' : 'text-muted'}`}>{describeLead(lead)}</span>
      <span className="block text-muted text-sm">
        Lead {lead.id}, {formatMoment(lead.createdAt)}
      </span>
    </>
  );
  return lead.isSeen ? (
    <Link to={leadAddress(lead.id)} className="-mx-2 block rounded-lg px-2 py-1.5 hover:bg-surface">
      {words}
    </Link>
  ) : (
    <div className="py-1.5">{words}</div>
  );
}

/** Those who turned out to be the same, and the way back. */
function Joined({ customer: { merges } }: { customer: Customer }) {
  const [open, setOpen] = useState<Customer['merges'][number]>();
  const { may } = usePermissions();
  if (merges.length === 0) return null;
  return (
    <section aria-labelledby="customer-joined" className="card p-5">
      <h2 id="customer-joined" className="mb-2 font-bold text-lg">
        Joined with
      </h2>
      <ul className="grid gap-3">
        {merges.map((merge) => (
          <li key={merge.id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0">
              <span className="wrap-anywhere block font-medium">{merge.name || `Customer ${merge.joined}`}</span>
              <span className="block text-muted text-sm">
                {formatMoment(merge.at)} by {merge.who}
              </span>
            </span>
            {merge.canSplit && may('leads.work') && (
              <button type="button" onClick={() => setOpen(merge)} className="button button-quiet">
                Split
              </button>
            )}
          </li>
        ))}
      </ul>
      {open && <SplitDialog merge={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
