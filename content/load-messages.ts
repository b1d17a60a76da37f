import * as z from 'zod';
import { templateNames } from '../contract/outgoing/templates.ts';
import type { MessageDocument } from '../contract/schemas/message-document.ts';
import { messageDocumentSchema } from '../contract/schemas/message-document.ts';
import { ContentError } from './content-error.ts';
import { readContentFile } from './read-content-file.ts';

const words = z.strictObject({ en: z.string(), kn: z.string(), hi: z.string() });
const fileSchema = z.record(
  z.enum(templateNames),
  z.strictObject({ subject: words, text: z.array(words), short: words.optional() }),
);

/** What messages say as long as nobody has changed it. The words are the product's. */
export function loadMessages(): MessageDocument[] {
  const file = readContentFile(import.meta.dirname, 'messages.json', fileSchema);
  return templateNames.map((template) => {
    const { subject, text, short } = file[template];
    const body = { template, subject: local(subject), text: text.map(local), ...(short && { short: local(short) }) };
    const { data, error } = messageDocumentSchema.safeParse(body);
    if (!data) throw new ContentError(`content/messages.json: ${template}: ${error.message}`);
    return data;
  });
}

const local = ({ en, kn, hi }: z.infer<typeof words>) => ({ en, kn: { text: kn, of: en }, hi: { text: hi, of: en } });
