import { departmentNamed } from '../../../contract/leads/departments/index.ts';
import { stages } from '../../../contract/leads/stages.ts';
import type { Reply } from '../../lib/api-client.ts';
import { screenAddress } from '../screens/screen-address.ts';

export type Customer = Reply<'readCustomer'>;
export type BriefLead = Customer['leads'][number];

/** Sentences of the screens of customers. */
export const customerTexts = {
  tooShort: 'Type at least three letters or digits.',
  nobody: 'Nobody was found by that.',
  none: 'Nobody has asked for anything yet.',
  more: 'There are more. Type a little more of the name or number.',
  doNotContact: 'Do not contact',
  mergeHint: 'Whoever you choose becomes one with this customer: one set of numbers, one timeline.',
  callHint: 'Calls are made from the lead, where they count as attempts.',
} as const;

export const customerAddress = (id: number): string => screenAddress('customers', { customer: String(id) });
export const leadAddress = (id: number): string => screenAddress('leads', { lead: String(id) });

/** `Sales · Quoted · SP125 · Ravi` */
export const describeLead = ({ department, stage, isOpen, model, owner, mergedInto }: BriefLead): string =>
  [
    departmentNamed(department).title,
    mergedInto === null ? stages[stage].title : `joined with lead ${mergedInto}`,
    model,
    isOpen ? (owner ?? 'nobody yet') : owner,
  ]
    .filter(Boolean)
    .join(' · ');
