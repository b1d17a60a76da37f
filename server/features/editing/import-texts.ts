import type { CsvLine } from '../../../contract/csv.ts';
import { CsvError, parseCsv } from '../../../contract/csv.ts';
import type { LocalText, Translation } from '../../../contract/documents/local-text.ts';
import { textsIn } from '../../../contract/documents/local-text.ts';
import { fileColumns, MOST_FILE_BYTES, MOST_FILE_LINES, neededColumns } from '../../../contract/documents/texts.ts';
import { languages } from '../../../contract/languages.ts';
import type { OtherLocale } from '../../../contract/locales.ts';
import { otherLocales } from '../../../contract/locales.ts';
import type { Trx } from '../../db/db.ts';
import type { WorkedOn } from '../../documents/document-lists.repository.ts';
import { listInUse } from '../../documents/document-lists.repository.ts';
import { readBodies } from '../../documents/documents.repository.ts';
import { faultsOf } from '../../documents/faults.ts';
import { findKind } from '../../documents/kinds/index.ts';
import { readLive } from '../../documents/live-documents.ts';
import { saveDraft } from './editing.service.ts';

interface Fault {
  line: number;
  message: string;
}

interface FileText {
  line: number;
  document: string;
  place: string;
  en: string;
  /** In the languages that the file has a column for. */
  translations: readonly (readonly [OtherLocale, text: string])[];
}

class Outcome {
  faults: Fault[] = [];
  added = 0;
  changed = 0;
  unchanged = 0;
  stale = 0;
  documents = 0;
}

/** Takes the translations of a file into drafts. What keeps it from being taken is told line by line; then nothing is to stay. */
export async function importTexts(trx: Trx, csv: string, author: string): Promise<Outcome> {
  const outcome = new Outcome();
  const lines = readFile(csv, outcome);
  const documents = new Map((await listInUse(trx)).map((document) => [`${document.kind}/${document.key}`, document]));
  const byDocument = Map.groupBy(lines, ({ document }) => document);
  const named = [...byDocument.keys()].flatMap((name) => documents.get(name) ?? []);
  const bodies = await readBodies(trx, named.map(baseOf));
  for (const [name, texts] of byDocument) {
    const document = documents.get(name);
    if (document) await takeInto(trx, document, { body: bodies.get(baseOf(document)), texts, author }, outcome);
    else for (const { line } of texts) outcome.faults.push({ line, message: `There is no document “${name}”.` });
  }
  outcome.faults.sort((one, other) => one.line - other.line);
  return outcome;
}

const baseOf = ({ live, draft }: WorkedOn): number => draft ?? live ?? 0;

function readFile(csv: string, { faults }: Outcome): FileText[] {
  if (Buffer.byteLength(csv) > MOST_FILE_BYTES) {
    faults.push({ line: 1, message: `A file can have ${MOST_FILE_BYTES / 1024 / 1024} MB at most.` });
    return [];
  }
  try {
    // The headings are a line too.
    const [headings, ...lines] = parseCsv(csv, MOST_FILE_LINES + 1);
    const columns = headings && columnsOf(headings, faults);
    return columns ? lines.flatMap((line) => readLine(line, columns, faults)) : [];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    faults.push({ line: error.line, message: error.message });
    return [];
  }
}

interface Columns {
  needed: Record<(typeof neededColumns)[number], number>;
  translations: readonly (readonly [OtherLocale, at: number])[];
}

/** By their headings, in any order. */
function columnsOf({ line, cells }: CsvLine, faults: Fault[]): Columns | undefined {
  const headings = cells.map((cell) => cell.trim());
  const needed = neededColumns.map((name) => [name, headings.indexOf(fileColumns[name])] as const);
  const translations = otherLocales
    .map((locale) => [locale, headings.indexOf(languages[locale].english)] as const)
    .filter(([, at]) => at >= 0);
  const lacking = [
    ...needed.filter(([, at]) => at < 0).map(([name]) => fileColumns[name]),
    ...(translations.length === 0 ? [`a language such as ${languages[otherLocales[0]].english}`] : []),
  ];
  if (lacking.length === 0) return { needed: Object.fromEntries(needed) as Columns['needed'], translations };
  faults.push({ line, message: `The first line must name the columns. Missing: ${lacking.join(', ')}.` });
  return undefined;
}

function readLine({ line, cells }: CsvLine, { needed, translations }: Columns, faults: Fault[]): FileText[] {
  if (cells.length <= Math.max(...Object.values(needed), ...translations.map(([, at]) => at))) {
    faults.push({ line, message: 'This line has fewer cells than the first one has columns.' });
    return [];
  }
  const cell = (name: keyof Columns['needed']) => cells[needed[name]] ?? '';
  return [
    {
      line,
      document: cell('document').trim(),
      place: cell('place').trim(),
      en: cell('en'),
      translations: translations.map(([locale, at]) => [locale, (cells[at] ?? '').trim()]),
    },
  ];
}

interface Taken {
  body: unknown;
  texts: readonly FileText[];
  author: string;
}

async function takeInto(trx: Trx, document: WorkedOn, { body, texts, author }: Taken, outcome: Outcome) {
  const changed = structuredClone(body);
  const known = new Map(textsIn(changed).map(({ place, text }) => [place, text]));
  const lines = new Map<string, number>();
  for (const text of texts) {
    const stored = known.get(text.place);
    if (!stored) outcome.faults.push({ line: text.line, message: `This document has no text at “${text.place}”.` });
    else
      for (const [locale, said] of text.translations)
        if (take(stored, locale, { text: said, of: text.en }, outcome)) lines.set(`${text.place}.${locale}`, text.line);
  }
  if (lines.size === 0) return;
  outcome.faults.push(...faultsIn(document.kind, changed, lines));
  outcome.documents += 1;
  await saveDraft(trx, document, { base: baseOf(document), body: changed, author }, readLive);
}

/** An empty cell, and one that says what is there already, change nothing: not even whether it is stale. */
function take(stored: LocalText, locale: OtherLocale, { text, of }: Translation, outcome: Outcome): boolean {
  const before = stored[locale]?.text ?? '';
  if (text === '' || text === before) {
    outcome.unchanged += 1;
    return false;
  }
  stored[locale] = { text, of };
  if (before) outcome.changed += 1;
  else outcome.added += 1;
  if (of !== stored.en) outcome.stale += 1;
  return true;
}

/** What could not be published, of what the file brings. */
function faultsIn(kindName: string, body: unknown, lines: ReadonlyMap<string, number>): Fault[] {
  const kind = findKind(kindName);
  if (!kind) return [];
  return Object.entries(faultsOf(kind, body)).flatMap(([place, fault]) => {
    const translation = [...lines.keys()].find((one) => place.startsWith(`${one}.`));
    const line = translation && lines.get(translation);
    if (!(translation && line)) return [];
    const language = otherLocales.find((locale) => translation.endsWith(`.${locale}`));
    return [{ line, message: `${language && languages[language].english} ${fault}` }];
  });
}
