import type { ChannelName } from './channels.ts';

interface TemplateField {
  /** For whoever writes the text. */
  what: string;
  /** What a preview shows. */
  sample: string;
}

/** What can be said in a message, and what must be. The words themselves are documents. */
export interface TemplateDefinition {
  title: string;
  hint: string;
  channels: readonly ChannelName[];
  /** Beside the facts of the dealership. An approved template of WhatsApp gets them in this order, as {{1}}, {{2}} and so on. */
  fields: Readonly<Record<string, TemplateField>>;
  /** Those without which the message is of no use, in any language. */
  mustSay: readonly string[];
}

export const messageTemplates = {
  acknowledge: {
    title: 'To a customer: we have your enquiry',
    hint: 'Goes out at once when somebody has sent a form and agreed to be answered. It can have nothing in it that the sender typed: the address may be somebody else’s.',
    channels: ['whatsapp', 'email', 'sms'],
    fields: {
      reference: { what: 'the reference of the enquiry', sample: 'K7M2-QX4P' },
      callBy: { what: 'until when we call', sample: '18 Nov, 4:15 PM' },
    },
    mustSay: ['reference', 'callBy'],
  },
  'lead-alert': {
    title: 'To staff: a new lead',
    hint: 'A notification goes out at once, an e-mail after five minutes if nobody has opened the lead. Neither names the customer.',
    channels: ['push', 'email'],
    fields: {
      model: { what: 'what the customer asks about', sample: 'SP125' },
      branch: { what: 'the branch it is for', sample: 'Hubli showroom' },
    },
    mustSay: ['model'],
  },
  digest: {
    title: 'To staff: the day ahead',
    hint: 'Goes out in the morning to whoever has something to do.',
    channels: ['email'],
    fields: {
      overdue: { what: 'leads that are late', sample: '2' },
      due: { what: 'leads that are due today', sample: '7' },
      fresh: { what: 'leads that came in since yesterday', sample: '4' },
    },
    mustSay: ['overdue', 'due'],
  },
  operator: {
    title: 'To owners: something needs a look',
    hint: 'Goes out when a message could not be sent or a backup failed, once an hour at most.',
    channels: ['email'],
    fields: { what: { what: 'what has happened', sample: 'A message could not be sent.' } },
    mustSay: ['what'],
  },
  test: {
    title: 'To yourself: a test',
    hint: 'What the button Send me one sends.',
    channels: ['email', 'push', 'whatsapp', 'sms'],
    fields: { time: { what: 'when it was sent', sample: '4:15 PM' } },
    mustSay: [],
  },
} as const satisfies Record<string, TemplateDefinition>;

export type TemplateName = keyof typeof messageTemplates;

export const templateNames = Object.keys(messageTemplates) as [TemplateName, ...TemplateName[]];

export const templateOf = (name: TemplateName): TemplateDefinition => messageTemplates[name];

/** Which messages are more than a subject and paragraphs: those that must be short, too. */
export const isShortToo = (name: TemplateName): boolean =>
  templateOf(name).channels.some((channel) => channel === 'push' || channel === 'sms');
