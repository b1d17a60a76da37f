import * as z from 'zod';
import type { LocalText } from '../documents/local-text.ts';
import { textIn } from '../documents/local-text.ts';
import { languageNames } from '../language-names.ts';
import { BASE_LOCALE, interfaceLocales, locales } from '../locales.ts';
import { missingFields, unknownFields } from '../outgoing/fields-in.ts';
import { isShortToo, templateNames, templateOf } from '../outgoing/templates.ts';
import { localLine, localOf, localParagraph, orNothing, paragraph } from './document-parts.ts';

const MOST_PARAGRAPHS = 20;
/** Two SMS in the letters of India, which take twice the room. */
const LONGEST_SHORT = 134;

const shortText = localOf(paragraph.max(LONGEST_SHORT, `can have ${LONGEST_SHORT} letters at most`));
const registered = orNothing(
  z
    .string()
    .trim()
    .regex(/^\w{1,100}$/, 'can have letters, digits and _ alone'),
);
const inLanguages = z.strictObject(Object.fromEntries(interfaceLocales.map((locale) => [locale, registered])));

/** What one kind of message says, in every language. */
export const messageDocumentSchema = z
  .strictObject({
    template: z.enum(templateNames),
    subject: localLine,
    text: z.array(localParagraph, 'is missing').min(1, 'is missing').max(MOST_PARAGRAPHS),
    short: shortText.optional().describe('As an SMS, and as a notification'),
    whatsapp: inLanguages.optional().describe('The names of the templates that Meta has approved'),
    sms: inLanguages.optional().describe('The ids of the templates that are registered for DLT'),
  })
  .superRefine((message, { addIssue }) => {
    const fault = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message });
    const template = templateOf(message.template);
    if (isShortToo(message.template) && !message.short) fault(['short'], 'is missing');
    const texts: [path: (string | number)[], text: LocalText][] = [
      [['subject'], message.subject],
      ...message.text.map((text, index): [(string | number)[], LocalText] => [['text', index], text]),
      ...(message.short ? [[['short'], message.short] as [string[], LocalText]] : []),
    ];
    for (const [path, text] of texts) {
      for (const locale of locales) {
        const [unknown] = unknownFields(template, (locale === BASE_LOCALE ? text.en : text[locale]?.text) ?? '');
        const place = locale === BASE_LOCALE ? [BASE_LOCALE] : [locale, 'text'];
        if (unknown !== undefined) fault([...path, ...place], `has {${unknown}} in it, which is none of its fields`);
      }
    }
    for (const locale of locales) {
      const [missing] = missingFields(template, message.text.map((text) => textIn(text, locale)).join(' '));
      if (missing) fault(['text'], `must say {${missing}}, in ${languageNames[locale]} too`);
    }
  });

export type MessageDocument = z.infer<typeof messageDocumentSchema>;
