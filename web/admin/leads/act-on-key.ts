import { phoneHref } from '../../lib/phone.ts';
import { showToast } from '../../ui/toasts.ts';
import { beginAttempt } from '../contacts/attempts.ts';
import { reasonNotToCall } from '../contacts/contact-buttons.tsx';
import type { Lead } from './lead-calls.ts';
import type { LeadPart } from './lead-panel.tsx';
import type { SingleKey } from './single-keys.ts';

interface Keyed {
  place: HTMLElement | null;
  leads: readonly Lead[];
  open: number | undefined;
  isWorking: boolean;
  choose: (id: number) => void;
  onOpen: (id: number, part?: LeadPart) => void;
  onKeys: () => void;
}

const parts: Partial<Record<SingleKey, LeadPart>> = { n: 'note', f: 'followUp', s: 'stage', a: 'owner' };

/** What a letter means: of the lead that is open, or of the one whose row is focused. */
export function actOn(key: SingleKey, keyed: Keyed): void {
  if (key === '?') keyed.onKeys();
  else if (key === 'j') step(1, keyed);
  else if (key === 'k') step(-1, keyed);
  else actOnLead(key, keyed);
}

function placeOf({ leads, open }: Keyed): number {
  const row = document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>('[data-lead]');
  return leads.findIndex(({ id }) => id === (open ?? Number(row?.dataset.lead)));
}

/** With a lead open beside the list the next one is opened. */
function step(by: number, keyed: Keyed): void {
  const { leads, open, place, onOpen } = keyed;
  const at = placeOf(keyed);
  const next = leads[at === -1 ? 0 : Math.max(0, Math.min(leads.length - 1, at + by))];
  if (!next) return;
  place?.querySelector<HTMLElement>(`[data-lead="${next.id}"]`)?.focus();
  if (open !== undefined && next.id !== open) onOpen(next.id);
}

function actOnLead(key: SingleKey, keyed: Keyed): void {
  const lead = keyed.leads[placeOf(keyed)];
  if (!lead || !keyed.isWorking) return;
  if (key === 'x') keyed.choose(lead.id);
  else if (key === 'c' || key === 'w') contact(lead, key);
  else keyed.onOpen(lead.id, parts[key]);
}

/** As the buttons do it: written down first. */
function contact(lead: Lead, key: 'c' | 'w'): void {
  const reason = reasonNotToCall(lead);
  if (reason) {
    showToast('info', reason);
    return;
  }
  beginAttempt(lead, key === 'c' ? 'call' : 'whatsapp');
  if (key === 'c') window.location.assign(phoneHref(lead.mobile));
  else window.open(`https://wa.me/91${lead.mobile}`, '_blank', 'noopener');
}
