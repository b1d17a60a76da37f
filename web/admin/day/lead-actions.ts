import { formatPlanned } from '../../../contract/display.ts';
import type { Reply } from '../../lib/api-client.ts';
import { showToast } from '../../ui/toasts.ts';
import { ask } from '../ask.ts';
import type { Lead } from '../contacts/attempts.ts';
import { change } from '../panel-api.ts';

type Details = Reply<'readLead'>;
/** What becomes of the card. */
type Show = (lead: Details) => void;

const params = ({ id }: Pick<Lead, 'id'>) => ({ id: String(id) });

/** Another time for the next step; it can be taken back as long as nobody else has changed the lead. */
export async function putOff(lead: Lead, at: number, show: Show): Promise<boolean> {
  const { followUpAt } = lead;
  const moved = await ask(() =>
    change('changeLead', { params: params(lead), body: { version: lead.version, followUpAt: at } }),
  );
  if (!moved) return false;
  show(moved);
  const undo = async () => {
    const back = await ask(() =>
      change('changeLead', { params: params(lead), body: { version: moved.version, followUpAt } }),
    );
    if (back) show(back);
  };
  showToast('success', `${lead.name || 'Lead'}: ${formatPlanned(at, Date.now())}`, {
    action: { label: 'Undo', perform: () => void undo() },
  });
  return true;
}

/** Makes a lead one's own that belongs to nobody or is late; what nobody had can be given back. */
export async function take(lead: Lead, show: Show): Promise<void> {
  const taken = await ask(() => change('takeLead', { params: params(lead) }));
  if (!taken) return;
  show(taken);
  const giveBack = async () => {
    const back = await ask(() =>
      change('changeLead', { params: params(lead), body: { version: taken.version, owner: null } }),
    );
    if (back) show(back);
  };
  showToast('success', 'It is yours', {
    ...(lead.owner === null && { action: { label: 'Undo', perform: () => void giveBack() } }),
  });
}
