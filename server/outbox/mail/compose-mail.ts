import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { interfaceOf } from '../../../contract/locales.ts';
import { mailWords } from '../../../contract/outgoing/mail-words.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import type { Config } from '../../config.ts';
import type { OutboxRow } from '../../db/tables.ts';
import type { Means, Outgoing } from '../channels/channel.ts';
import { findPurpose } from '../purposes/index.ts';
import { unsubscribeLink } from '../unsubscribe-link.ts';
import { LOGO_ID, mailHtml } from './mail-html.ts';
import { mailLogo } from './mail-logo.ts';
import type { MailLinks } from './mail-text.ts';
import { mailText } from './mail-text.ts';

/** The bytes of an e-mail, as text and as HTML. */
export async function composeMail(message: Outgoing, means: Means): Promise<Buffer> {
  const { row, words } = message;
  const { from = '' } = means.config.messages.email ?? {};
  const links = await linksOf(message, means);
  const logo = await mailLogo(means.db, words.site);
  const mail = new MailComposer({
    from,
    to: row.recipient,
    // Who answers reaches people, also where the sender is an address that nobody reads.
    ...(words.site.email && { replyTo: words.site.email }),
    subject: words.subject,
    messageId: messageIdOf(row, from),
    date: new Date(row.created_at),
    text: mailText(words, links),
    html: mailHtml(words, links, logo),
    ...(logo && {
      attachments: [{ filename: 'logo.png', cid: LOGO_ID, content: logo.png, contentDisposition: 'inline' as const }],
    }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(links.unsubscribe && {
        'List-Unsubscribe': `<${links.unsubscribe.url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // Nothing in it comes from a file or from another server.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
}

/** The same at every attempt: a mail program that gets it twice can tell. */
function messageIdOf({ id, dedupe_key }: Pick<OutboxRow, 'id' | 'dedupe_key'>, from: string): string {
  const print = createHash('sha256').update(dedupe_key).digest('hex').slice(0, 16);
  return `<${id}.${print}@${from.replace(/^.*@|>.*$/g, '') || 'localhost'}>`;
}

async function linksOf({ row, words }: Outgoing, { config, db }: Means): Promise<MailLinks> {
  const said = mailWords[interfaceOf(words.language)];
  if (!findPurpose(row.purpose)?.isForCustomers) {
    return { why: '', action: { label: said.openPanel, url: panelLink(row, config) } };
  }
  const url = await unsubscribeLink(db, config.publicUrl, row.recipient, interfaceOf(words.language));
  return { why: said.why, unsubscribe: { label: said.unsubscribe, url } };
}

/** To what the message is about. */
function panelLink({ lead_id, purpose }: OutboxRow, { publicUrl }: Config): string {
  const screen = lead_id !== null ? `?screen=leads&lead=${lead_id}` : purpose === 'operator' ? '?screen=messages' : '';
  return `${publicUrl}${pagePaths.panel}${screen}`;
}
