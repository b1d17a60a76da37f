import { Dialog } from '../../ui/dialog.tsx';
import { panelTexts } from '../panel-texts.ts';
import { Absences } from './absences.tsx';
import { DutyForm } from './duty-form.tsx';
import { HandOver } from './hand-over.tsx';
import type { MemberProps } from './team.ts';
import { leavesLeads } from './team.ts';

/** All that concerns one person. Whoever is not there comes with what they leave behind first. */
export function MemberDialog({ onClose, ...props }: MemberProps & { onClose: () => void }) {
  const { member } = props;
  return (
    <Dialog
      title={member.userName}
      closeLabel={panelTexts.close}
      question={panelTexts.confirmLeave}
      saved={JSON.stringify([member.duty, member.absences, member.openLeads])}
      onClose={onClose}
      className="max-w-2xl"
    >
      <div className="grid gap-6 [&>section+section]:border-line [&>section+section]:border-t [&>section+section]:pt-5">
        {leavesLeads(member) && <HandOver {...props} />}
        {member.state !== 'ended' && <DutyForm key={member.userId} {...props} />}
        {member.state !== 'ended' && <Absences {...props} />}
        {!leavesLeads(member) && <HandOver {...props} />}
      </div>
    </Dialog>
  );
}
