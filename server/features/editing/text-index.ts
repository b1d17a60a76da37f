import { labelOf } from '../../../contract/documents/labels.ts';
import type { LocalText, TextState } from '../../../contract/documents/local-text.ts';
import { isSameButTranslations, stateOf, textsIn } from '../../../contract/documents/local-text.ts';
import type { OtherLocale } from '../../../contract/locales.ts';
import { languagesOf, otherLocales } from '../../../contract/locales.ts';
import type { Db } from '../../db/db.ts';
import type { WorkedOn } from '../../documents/document-lists.repository.ts';
import { listInUse } from '../../documents/document-lists.repository.ts';
import { readBodies } from '../../documents/documents.repository.ts';
import { siteKind } from '../../documents/kinds/site.ts';

export interface IndexedText {
  place: string;
  label: string;
  text: LocalText;
  states: Readonly<Record<OtherLocale, TextState>>;
  /** What a search looks at, in lower case. */
  words: string;
}

export interface IndexedDocument extends WorkedOn {
  texts: readonly IndexedText[];
}

/**
 * Every text of every document as somebody works on it. A revision never changes: its texts are found once and kept for as long as the
 * document is at it, so that a list costs one look at the table of documents, on any number of servers.
 */
export class TextIndex {
  #db: Db;
  #texts = new Map<number, readonly IndexedText[]>();

  constructor(db: Db) {
    this.#db = db;
  }

  async read(): Promise<IndexedDocument[]> {
    const documents = await listInUse(this.#db);
    const kept = new Map<number, readonly IndexedText[]>();
    const unknown = documents.map(revisionOf).filter((revision) => !this.#texts.has(revision));
    const bodies = await readBodies(this.#db, unknown);
    const indexed = documents.map((document) => {
      const revision = revisionOf(document);
      const texts = this.#texts.get(revision) ?? indexTexts(document.kind, bodies.get(revision));
      kept.set(revision, texts);
      return { ...document, texts };
    });
    this.#texts = kept;
    return indexed;
  }
}

const revisionOf = ({ live, draft }: WorkedOn): number => draft ?? live ?? 0;

/** What has no English yet has nothing to translate. */
const indexTexts = (kind: string, body: unknown): IndexedText[] =>
  textsIn(body)
    .filter(({ text }) => text.en.trim() !== '')
    .map(({ place, text }) => {
      const label = labelOf(kind, place);
      const words = [label, text.en, ...otherLocales.map((locale) => text[locale]?.text ?? '')];
      const states = Object.fromEntries(otherLocales.map((locale) => [locale, stateOf(text, locale)]));
      return {
        place,
        label,
        text,
        states: states as Record<OtherLocale, TextState>,
        words: words.join('\n').toLowerCase(),
      };
    });

/** Into which is translated: what the dealership shows, and what it would show with the draft of its settings. */
export async function listLanguages(db: Db, documents: readonly WorkedOn[]): Promise<OtherLocale[]> {
  const site = documents.find(({ kind }) => kind === siteKind.name);
  const bodies = await readBodies(
    db,
    [site?.live, site?.draft].flatMap((revision) => revision ?? []),
  );
  const chosen = [...bodies.values()].flatMap((body) => languagesOf((body as { languages?: string[] }).languages));
  return otherLocales.filter((locale) => chosen.includes(locale));
}

/** Those whose draft changes translations alone. */
export async function listTranslated(db: Db, documents: readonly WorkedOn[]): Promise<WorkedOn[]> {
  const drafts = documents.filter(({ live, draft }) => live !== null && draft !== null);
  const bodies = await readBodies(
    db,
    drafts.flatMap(({ live, draft }) => [live ?? 0, draft ?? 0]),
  );
  return drafts.filter(({ live, draft }) => isSameButTranslations(bodies.get(live ?? 0), bodies.get(draft ?? 0)));
}
