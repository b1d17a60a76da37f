import { useRef } from 'react';
import type { Reply } from '../../lib/api-client.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { formatMoment } from '../moment.ts';
import { panelTexts } from '../panel-texts.ts';
import { peopleTexts } from './people-texts.ts';

interface Props {
  userId: string;
  invitation: Reply<'addPerson'>;
  onClose: () => void;
}

/** Shown this once: the server keeps only what it needs to recognise it. */
export function InvitationLink({ userId, invitation, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const address = new URL(invitation.link, window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast('success', peopleTexts.copied);
    } catch {
      // Without the right to write there, the person copies what is selected.
      field.current?.select();
    }
  };
  return (
    <Dialog
      title={`The link for ${userId}`}
      closeLabel={panelTexts.close}
      question={peopleTexts.confirmLinkClosed}
      isFilled
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p>
          Give it to {userId} in person, by message or by phone. Whoever opens it chooses the password of the account.
          It works once, until {formatMoment(invitation.worksUntil)}, and is shown only now.
        </p>
        <label className="grid gap-1.5">
          <span className="font-medium text-sm">Link</span>
          <input
            ref={field}
            readOnly
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className="field font-mono text-sm"
          />
        </label>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={() => void copy()} className="button button-quiet">
            Copy
          </button>
          <button type="button" onClick={onClose} className="button button-primary">
            I have passed it on
          </button>
        </div>
      </div>
    </Dialog>
  );
}
