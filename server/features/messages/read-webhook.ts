import * as z from 'zod';
import { tenDigits } from '../../../contract/mobile-number.ts';
import type { Report } from '../../outbox/reports.ts';

/** What a provider has told us in one call. */
export interface Told {
  reports: Report[];
  /** What people have answered, by the ten digits of their number. */
  replies: { from: string; text: string }[];
}

const text = z.string().max(2000);
/** Something else than we know is none of our business, and no reason to refuse the rest. */
const each = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((list) => list.flatMap((one) => item.safeParse(one).data ?? []) as z.output<Item>[]);

const whatsappSchema = z.object({
  entry: each(
    z.object({
      changes: each(
        z.object({
          value: z.object({
            statuses: each(
              z.object({
                id: text,
                status: z.enum(['sent', 'delivered', 'read', 'failed']),
                biz_opaque_callback_data: text.optional(),
                errors: each(z.object({ code: z.number(), title: text.optional() })),
              }),
            ),
            messages: each(
              z.object({
                from: text,
                text: z.object({ body: text }).optional(),
                button: z.object({ text }).optional(),
              }),
            ),
          }),
        }),
      ),
    }),
  ),
});

export function readWhatsapp(body: unknown): Told {
  const values = (whatsappSchema.safeParse(body).data?.entry ?? []).flatMap(({ changes }) =>
    changes.map(({ value }) => value),
  );
  return {
    reports: values.flatMap(({ statuses }) =>
      statuses.map(({ id, status, biz_opaque_callback_data, errors: [error] }) => ({
        provider: 'whatsapp' as const,
        providerId: id,
        reference: biz_opaque_callback_data ?? '',
        status: status === 'read' ? ('delivered' as const) : status,
        why: error ? `WhatsApp says: code ${error.code}, ${error.title ?? ''}` : 'WhatsApp could not deliver it.',
      })),
    ),
    replies: repliesOf(
      values.flatMap(({ messages }) =>
        messages.map(({ from, text: said, button }) => ({ from, text: said?.body ?? button?.text ?? '' })),
      ),
    ),
  };
}

const smsSchema = z.object({
  reports: each(
    z.object({
      reference: text.default(''),
      id: text.default(''),
      status: z.enum(['sent', 'delivered', 'failed']),
      message: text.default(''),
    }),
  ),
  replies: each(z.object({ from: text, text })),
});

export function readSms(body: unknown): Told {
  const { reports = [], replies = [] } = smsSchema.safeParse(body).data ?? {};
  return {
    reports: reports.map(({ reference, id, status, message }) => ({
      provider: 'sms',
      reference,
      providerId: id,
      status,
      why: `The gateway says: ${message}`,
    })),
    replies: repliesOf(replies),
  };
}

const repliesOf = (replies: readonly { from: string; text: string }[]): Told['replies'] =>
  replies.flatMap(({ from, text: said }) => {
    const number = tenDigits(from);
    return number ? [{ from: number, text: said }] : [];
  });
