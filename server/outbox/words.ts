import { textIn } from '../../contract/documents/local-text.ts';
import { fillIn } from '../../contract/fill-in.ts';
import type { Locale } from '../../contract/locales.ts';
import type { MessageDocument } from '../../contract/schemas/message-document.ts';
import type { SiteContent } from '../../contract/types.ts';

/** What a message says, in one language, with everything filled in. */
export interface Words {
  language: Locale;
  subject: string;
  paragraphs: string[];
  short: string;
  /** What was filled in, in the order of the template. */
  values: string[];
  /** By which a provider knows the text; empty: it knows none. */
  registered: { whatsapp: string; sms: string };
  site: SiteContent;
}

interface Filling {
  language: Locale;
  params: Readonly<Record<string, string>>;
  /** In that language. */
  site: SiteContent;
  /** Of the template, in order. */
  fields: readonly string[];
}

export function wordsOf(message: MessageDocument, { language, params, site, fields }: Filling): Words {
  const value = (name: string) => (Object.hasOwn(params, name) ? (params[name] ?? '') : '');
  const fill = (text: string) => {
    // First the facts: what is filled in afterwards is not looked at again.
    const braced = text.replace(/\{(\w+)\}/g, (whole, name: string) => (fields.includes(name) ? `\0${name}\0` : whole));
    return fillIn(braced, site).replace(/\0(\w+)\0/g, (_, name: string) => value(name));
  };
  const registered = (names: MessageDocument['whatsapp']): string => names?.[language] || names?.en || '';
  return {
    language,
    subject: fill(textIn(message.subject, language)),
    paragraphs: message.text.map((text) => fill(textIn(text, language))),
    short: message.short ? fill(textIn(message.short, language)) : '',
    values: fields.map(value),
    registered: { whatsapp: registered(message.whatsapp), sms: registered(message.sms) },
    site,
  };
}
