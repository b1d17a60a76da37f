import { messageTemplates } from '../../../contract/outgoing/templates.ts';
import { messageDocumentSchema } from '../../../contract/schemas/message-document.ts';
import { defineKind } from '../document-kind.ts';

/** What messages say: a document for each template. */
export const messageKind = defineKind({
  name: 'message',
  title: 'message',
  schema: messageDocumentSchema,
  fixed: {
    titleOf: ({ template }) => (template ? (messageTemplates[template]?.title ?? '') : ''),
    keyOf: ({ template }) => String(template),
  },
  fromRelease: ({ content }) => Object.fromEntries(content.messages.map((message) => [message.template, message])),
});
