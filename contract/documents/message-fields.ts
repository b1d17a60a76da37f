import { languageNames } from '../language-names.ts';
import { interfaceLocales } from '../locales.ts';
import type { TemplateName } from '../outgoing/templates.ts';
import { isShortToo, templateOf } from '../outgoing/templates.ts';
import type { DocumentField, DocumentSection } from './field.ts';

const nothingYet = () => ({ en: '' });

const words: readonly DocumentField[] = [
  { place: 'subject', label: 'Subject', control: 'local' },
  {
    place: 'text',
    label: 'Paragraphs',
    control: 'list',
    parts: { noun: 'paragraph', fields: [{ place: '', label: 'Text', control: 'localText' }], begin: nothingYet },
  },
];
const short: DocumentField = {
  place: 'short',
  label: 'In short',
  control: 'localText',
  hint: 'As an SMS, word for word as it is registered, and as a notification',
};

const registered = (place: string, what: string): DocumentField[] =>
  interfaceLocales.map((locale) => ({
    place: `${place}.${locale}`,
    label: `${what}, ${languageNames[locale]}`,
    control: 'line',
  }));

/** What staff fill in about one kind of message. */
export function messageFields(name: TemplateName): readonly DocumentSection[] {
  const template = templateOf(name);
  const fields = Object.entries(template.fields);
  const list = fields.map(([field, { what }]) => `{${field}} is ${what}`).join(', ');
  const inOrder = fields.map(([field], index) => `{{${index + 1}}} is ${field}`).join(', ');
  const sections: DocumentSection[] = [
    {
      title: 'The message',
      hint: `${template.hint} ${list}. Facts such as {dealership} or {salesPhone} are filled in from the settings.`,
      fields: isShortToo(name) ? [...words, short] : words,
    },
  ];
  if (template.channels.includes('whatsapp')) {
    sections.push({
      title: 'WhatsApp',
      hint: `The names of the templates that Meta has approved for it. In these, ${inOrder}. Without a name nothing is sent by WhatsApp.`,
      fields: registered('whatsapp', 'Template'),
    });
  }
  if (template.channels.includes('sms')) {
    sections.push({
      title: 'SMS',
      hint: 'The ids under which the short text is registered for DLT. Without an id nothing is sent by SMS.',
      fields: registered('sms', 'DLT template id'),
    });
  }
  return sections;
}
