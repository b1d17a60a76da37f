import { BASE_LOCALE, toLocale } from '../../contract/locales.ts';
import { templateNames, templateOf } from '../../contract/outgoing/templates.ts';
import type { Db } from '../db/db.ts';
import type { OutboxRow } from '../db/tables.ts';
import { messageKind } from '../documents/kinds/message.ts';
import { siteIn, siteKind } from '../documents/kinds/site.ts';
import { readLive } from '../documents/live-documents.ts';
import type { Words } from './words.ts';
import { wordsOf } from './words.ts';

/** Finds the words of messages as they are live now. */
export type FindWords = (row: Pick<OutboxRow, 'template' | 'language' | 'params'>) => Words | undefined;

export async function readTemplates(db: Db): Promise<FindWords> {
  const messages = (await readLive(db, messageKind)).of(messageKind);
  const [site] = (await readLive(db, siteKind)).of(siteKind);
  return ({ template, language, params }) => {
    const name = templateNames.find((one) => one === template);
    const message = messages.find(({ key }) => key === template);
    if (!name || !message || !site) return undefined;
    const locale = toLocale(language) ?? BASE_LOCALE;
    const fields = Object.keys(templateOf(name).fields);
    return wordsOf(message.body, {
      language: locale,
      params: JSON.parse(params),
      site: siteIn(site.body, locale),
      fields,
    });
  };
}
