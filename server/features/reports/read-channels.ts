import { optInChannels } from '../../../contract/enquiries/opt-in.ts';

const channelNames = { rcs: 'RCS', sms: 'SMS', obd: 'OBD', email: 'Email', whatsapp: 'WhatsApp' } as const;

/** The ticked boxes of an opt-in as a row of its report reads. */
export function readChannels(value: unknown): string {
  const chosen = (value ?? {}) as Partial<Record<string, boolean>>;
  return optInChannels
    .filter((channel) => chosen.all || chosen[channel])
    .map((channel) => channelNames[channel])
    .join(', ');
}
