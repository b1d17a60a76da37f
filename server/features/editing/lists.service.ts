import { freeKey } from '../../../contract/documents/keys.ts';
import type { documentStates } from '../../../contract/documents/lists.ts';
import { DOCUMENTS_PER_PAGE } from '../../../contract/documents/lists.ts';
import type { Db, Trx } from '../../db/db.ts';
import type { DocumentRow } from '../../db/tables.ts';
import type { DocumentKind, ManyDocuments } from '../../documents/document-kind.ts';
import * as lists from '../../documents/document-lists.repository.ts';
import * as repository from '../../documents/documents.repository.ts';
import { findKind } from '../../documents/kinds/index.ts';
import { HttpError } from '../../http/http-error.ts';
import type { AsOf, Named } from './editing.service.ts';
import { demandComplete, find } from './editing.service.ts';

type ManyKind = DocumentKind & { many: ManyDocuments<unknown> };

/** Only a kind with several documents has a list. */
function findListed(name: string): DocumentKind {
  const kind = findKind(name);
  if (!kind?.many && !kind?.fixed) throw new HttpError(404, 'documents.unknown');
  return kind;
}

/** Whose list staff may change. */
function findMany(name: string): ManyKind {
  const kind = findListed(name);
  if (!kind.many) throw new HttpError(400, 'documents.fixed');
  return kind as ManyKind;
}

interface Asked {
  search: string;
  page: number;
  isArchived: boolean;
  /** Only these; undefined: all. */
  keys: readonly string[] | undefined;
}

export async function listDocuments(db: Db, name: string, { search, page, isArchived, keys }: Asked) {
  const { name: kind, many } = findListed(name);
  const query = { kind, search: search.trim().toLowerCase(), isArchived, keys };
  const total = await lists.countDocuments(db, query);
  const from = (page - 1) * DOCUMENTS_PER_PAGE;
  // With those beside it, by which one is moved beyond the page: the one ahead, and the two between which it can come to stand.
  const first = Math.max(0, from - 1);
  const found = await lists.listDocuments(db, query, first, from - first + DOCUMENTS_PER_PAGE + 2);
  const rows = found.slice(from - first, from - first + DOCUMENTS_PER_PAGE);
  const pictures = await picturesOf(db, many, rows);
  return {
    total,
    documents: rows.map((row) => listed(row, pictures.get(row.id))),
    ahead: from > first ? (found[0]?.key ?? null) : null,
    beyond: found.slice(from - first + DOCUMENTS_PER_PAGE).map(({ key }) => key),
  };
}

/** By document, of those that have one. */
async function picturesOf(
  db: Db,
  many: DocumentKind['many'],
  rows: readonly DocumentRow[],
): Promise<ReadonlyMap<number, string | undefined>> {
  const pictureOf = many?.pictureOf;
  if (!pictureOf) return new Map();
  const revisionOf = ({ draft_revision, live_revision }: DocumentRow) => draft_revision ?? live_revision ?? 0;
  const bodies = await repository.readBodies(db, rows.map(revisionOf));
  return new Map(rows.map((row) => [row.id, pictureOf(bodies.get(revisionOf(row)) ?? {})]));
}

const listed = (row: DocumentRow, picture: string | undefined) => ({
  key: row.key,
  title: row.title,
  ...(picture && { picture }),
  isSample: row.origin === 'release',
  state: stateOf(row),
});

type State = (typeof documentStates)[number];

function stateOf({ live_revision, draft_revision }: Pick<DocumentRow, 'live_revision' | 'draft_revision'>): State {
  if (live_revision === null) return 'new';
  return draft_revision === null ? 'live' : 'draft';
}

interface Beginning {
  title: string;
  /** The one that it begins as a copy of. */
  from?: string | undefined;
  author: string;
}

/** It stands last, and nobody sees it until it is published. */
export async function addDocument(trx: Trx, name: string, { title, from, author }: Beginning): Promise<string> {
  const kind = findMany(name);
  const documents = await lists.listBodies(trx, kind.name);
  const original = documents.find(({ key: other }) => other === from);
  if (from && !original) throw new HttpError(404, 'documents.unknown');
  const others = documents.map(({ body }) => body);
  const body = original ? kind.many.copy(title, original.body, others) : kind.many.begin(title, others);
  const key = freeKey(title, new Set(documents.map(({ key: other }) => other)));
  const position = documents.length + 1;
  const row = await repository.insertDocument(trx, { kind: kind.name, key, origin: 'staff', position, title });
  const revision = await repository.insertRevision(trx, row.id, { body, base: null, author });
  await repository.setFirstDraft(trx, row.id, revision);
  return key;
}

/** Puts it before another one, or last. */
export async function moveDocument(trx: Trx, named: Named, before: string | null): Promise<DocumentRow> {
  const { row } = await find(trx, named);
  const places = await lists.listPlaces(trx, findMany(named.kind).name);
  const others = places.filter(({ key }) => key !== named.key);
  const at = before === null ? others.length : others.findIndex(({ key }) => key === before);
  if (at < 0) throw new HttpError(404, 'documents.unknown');
  const wanted = [...others.slice(0, at), { key: named.key, position: row.position }, ...others.slice(at)];
  for (const [index, { key, position }] of wanted.entries()) {
    if (position !== index + 1) await repository.setPosition(trx, named.kind, key, index + 1);
  }
  return row;
}

/** Sets a document aside, or takes it back, if it still fits in with the others. Nothing of it is lost. */
export async function setArchived(trx: Trx, named: Named, isArchived: boolean, asOf: AsOf): Promise<DocumentRow> {
  findMany(named.kind);
  const { kind, row } = await find(trx, named);
  const live = await repository.findRevision(trx, row.id, row.live_revision);
  if (!isArchived && live) await demandComplete(trx, { kind, row }, live.body, asOf);
  await repository.setArchived(trx, row.id, isArchived);
  return row;
}

interface Sorted {
  keep: readonly string[];
  setAside: readonly string[];
}

/** Samples that staff keep are theirs from now on: no release changes them any more. Returns those that were samples until now. */
export async function sortSamples(trx: Trx, name: string, { keep, setAside: away }: Sorted): Promise<Sorting[]> {
  const kind = findMany(name);
  const done: Sorting[] = [];
  for (const key of [...keep, ...away]) {
    const { row } = await find(trx, { kind: kind.name, key });
    if (row.origin !== 'release') continue;
    const isKept = keep.includes(key);
    if (isKept) await repository.makeOwn(trx, row.id);
    else await repository.setArchived(trx, row.id, true);
    done.push({ title: row.title, isKept });
  }
  return done;
}

interface Sorting {
  title: string;
  isKept: boolean;
}
