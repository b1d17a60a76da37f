import type { Channel } from './channel.ts';
import { email } from './email.ts';
import { push } from './push.ts';
import { sms } from './sms.ts';
import { whatsapp } from './whatsapp.ts';

/** A new channel needs a file of its own and a line here. */
export const channels: readonly Channel[] = [email, push, whatsapp, sms];

export const findChannel = (name: string): Channel | undefined => channels.find((channel) => channel.name === name);
