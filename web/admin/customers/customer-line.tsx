import { formatPhone } from '../../../contract/display.ts';
import { customerTexts, describeLead } from './customer-texts.ts';
import type { FoundCustomer } from './use-found-customers.ts';

/** A customer in two lines: who, and what they are waiting for. */
export function CustomerLine({ customer: { name, numbers, doNotContact, openLeads } }: { customer: FoundCustomer }) {
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="wrap-anywhere font-semibold">{name || 'Without a name'}</span>
        <span className="text-muted text-sm tabular-nums">{numbers.map(formatPhone).join(', ')}</span>
        {doNotContact && <span className="font-semibold text-bad text-sm">{customerTexts.doNotContact}</span>}
      </span>
      <span className="wrap-anywhere block text-muted text-sm">
        {openLeads.length > 0 ? openLeads.map(describeLead).join('; ') : 'Nothing open'}
      </span>
    </>
  );
}
