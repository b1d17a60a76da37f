import { formatPhone } from '../../../contract/display.ts';
import type { ListProps } from './lead-cards.tsx';
import { ChooseBox, OpenButton } from './lead-cards.tsx';
import { Again, NextStep, OwnerName, StageTag } from './lead-status.tsx';
import { momentOf } from './lead-words.ts';

const HEADINGS = ['Name', 'Number', 'Model', 'Stage', 'Next step', 'Owner', 'Branch', 'Wrote'];

/** On a desktop. A click on the name opens the lead beside the list. */
export function LeadTable({ leads, now, open, onOpen, chosen, onChoose }: ListProps) {
  return (
    <div className="card overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">Leads</caption>
        <thead>
          <tr className="border-line border-b text-left">
            {onChoose && (
              <th scope="col" className="w-9">
                <span className="sr-only">Choose</span>
              </th>
            )}
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col" className="px-2 py-2.5 font-bold">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <tr key={lead.id} className="border-line border-b align-top last:border-b-0 hover:bg-surface">
              {onChoose && (
                <td className="p-2">
                  <ChooseBox lead={lead} isChosen={chosen.has(lead.id)} onChoose={onChoose} />
                </td>
              )}
              <td className={NAME}>
                <OpenButton lead={lead} isOpen={lead.id === open} onOpen={onOpen} /> <Again again={lead.again} />
              </td>
              <td className={`${CELL} whitespace-nowrap tabular-nums`}>{lead.mobile && formatPhone(lead.mobile)}</td>
              <td className={CELL}>{lead.model}</td>
              <td className="px-2 py-2.5">
                <StageTag stage={lead.stage} />
              </td>
              <td className={`${CELL} whitespace-nowrap`}>
                <NextStep lead={lead} now={now} />
              </td>
              <td className={CELL}>
                <OwnerName lead={lead} />
              </td>
              <td className={CELL}>{lead.branchName}</td>
              <td className={`${CELL} text-muted`}>{momentOf(lead.lastEnquiryAt, now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const CELL = 'px-2 py-3 leading-5 wrap-break-word';
const NAME = 'px-2 py-1.5 wrap-break-word';
