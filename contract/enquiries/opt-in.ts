import * as z from 'zod';
import type { Field } from '../fields.ts';
import { mobile, text } from '../fields.ts';
import { messages } from '../messages.ts';
import { defineEnquiry } from './define-enquiry.ts';

export const optInChannels = ['rcs', 'sms', 'obd', 'email', 'whatsapp'] as const;

const label = 'Notifications';
const NONE = { all: false, rcs: false, sms: false, obd: false, email: false, whatsapp: false };
const flag = z.boolean({ error: messages.field.yesOrNo(label) }).default(false);

const notifications = {
  schema: z
    .object(
      { all: flag, rcs: flag, sms: flag, obd: flag, email: flag, whatsapp: flag },
      { error: messages.field.choice(label) },
    )
    .nullish()
    .transform((channels) => channels ?? NONE),
  input: { label, control: 'channels', required: false, options: optInChannels },
} satisfies Field;

export const optInEnquiry = defineEnquiry({
  kind: 'optIn',
  title: 'Notification opt-in',
  path: '/opt-in',
  fields: {
    registration: text('Registration number', { column: 'registration', maxLength: 20, required: true }),
    name: text('Name', { column: 'name', autocomplete: 'name', required: true }),
    mobile: mobile('Mobile number', { required: true }),
    notifications,
  },
  context: ['cameFrom'],
  texts: { ...messages.optIn, errorPrefix: 'Error: ' },
  checks: 'browser',
  consent: 'notify',
  showsSubmitting: true,
});
