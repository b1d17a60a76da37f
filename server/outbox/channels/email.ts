import { composeMail } from '../mail/compose-mail.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import type { Channel } from './channel.ts';

/** An e-mail that may have been sent is sent once more: two with the same Message-ID are better than none. */
export const email: Channel = {
  name: 'email',
  isSetUp: ({ email: settings }) => settings !== undefined,
  whenUnclear: 'once',
  async send(message, means) {
    const settings = means.config.messages.email;
    if (!settings) return { is: 'again', why: 'E-mail is not set up.' };
    const bytes = await composeMail(message, means);
    return deliverMail(settings.url, { from: settings.from, to: message.row.recipient }, bytes);
  },
};
