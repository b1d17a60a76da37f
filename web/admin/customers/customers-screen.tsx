import { Link } from '../../lib/link.tsx';
import { useSearch } from '../../lib/router.tsx';
import { createStore, useStore } from '../../lib/store.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { formatMoment } from '../moment.ts';
import { panelTexts } from '../panel-texts.ts';
import { CustomerLine } from './customer-line.tsx';
import { CustomerScreen } from './customer-screen.tsx';
import { customerAddress, customerTexts, describeLead, leadAddress } from './customer-texts.ts';
import type { FoundCustomer, FoundLead } from './use-found-customers.ts';
import { useFoundCustomers } from './use-found-customers.ts';

/** There again for whoever comes back from a customer; in no address, because it is somebody's name or number. */
const lastSearch = createStore('');

/** Everybody who ever asked for something, or the one that the address names. */
export function CustomersScreen() {
  const id = useSearch().get('customer');
  return id ? <CustomerScreen key={id} id={id} /> : <CustomerList />;
}

function CustomerList() {
  const typed = useStore(lastSearch);
  const { found, error, isShort } = useFoundCustomers(typed, { listsLatest: true });
  const { customers = [], leads = [], hasMore = false } = found ?? {};
  const isEmpty = customers.length + leads.length === 0;
  const none = isShort
    ? customerTexts.tooShort
    : !found
      ? 'Loading...'
      : typed.trim()
        ? customerTexts.nobody
        : customerTexts.none;
  return (
    <>
      <ScreenTitle title="Customers" />
      <label className="mb-4 block sm:max-w-md">
        <span className="mb-1 block font-medium text-sm">Search</span>
        <input
          type="search"
          value={typed}
          placeholder="Name, number, registration, reference"
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => lastSearch.set(target.value)}
          className="field"
        />
      </label>
      {error && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      {isEmpty && !error && (
        <p role="status" className="card p-10 text-center text-muted">
          {none}
        </p>
      )}
      {!isEmpty && (
        <ul className="card divide-y divide-line overflow-hidden">
          {customers.map((customer) => (
            <CustomerRow key={customer.id} customer={customer} />
          ))}
          {leads.map((lead) => (
            <LeadRow key={`lead-${lead.id}`} lead={lead} />
          ))}
        </ul>
      )}
      {hasMore && typed.trim() !== '' && <p className="mt-3 text-muted text-sm">{customerTexts.more}</p>}
    </>
  );
}

const ROW = 'block px-4 py-3 hover:bg-surface focus-visible:-outline-offset-2';

const CustomerRow = ({ customer }: { customer: FoundCustomer }) => (
  <li>
    <Link to={customerAddress(customer.id)} className={ROW}>
      <CustomerLine customer={customer} />
      {customer.lastEnquiryAt !== null && (
        <span className="block text-muted text-sm">Asked last on {formatMoment(customer.lastEnquiryAt)}</span>
      )}
    </Link>
  </li>
);

const LeadRow = ({ lead }: { lead: FoundLead }) => (
  <li>
    <Link to={leadAddress(lead.id)} className={ROW}>
      <span className="wrap-anywhere block font-semibold">{lead.name || 'Without a name'}</span>
      <span className="block text-muted text-sm">{describeLead(lead)} · no number yet</span>
    </Link>
  </li>
);
