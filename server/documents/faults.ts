import type { NamedPicture } from '../../contract/documents/named-pictures.ts';
import { namedPictures } from '../../contract/documents/named-pictures.ts';
import { UPLOADS_PATH } from '../../contract/pictures.ts';
import type { Db } from '../db/db.ts';
import { findStoredFiles } from '../db/pictures.ts';
import type { DocumentKind, Documents } from './document-kind.ts';

/** What must be mended before a document can be published: a sentence for each field, whose place in it is `salesHours.days.en`. */
export function faultsOf({ schema }: DocumentKind, body: unknown): Record<string, string> {
  const { error } = schema.safeParse(body);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

/** The same with what only the others can tell: a name that is taken, a part that is not there. */
function faultsAmong(kind: DocumentKind, key: string, body: unknown, documents: Documents): Record<string, string> {
  const { data, error } = kind.schema.safeParse(body);
  if (error || !kind.faultsAmong) return faultsOf(kind, body);
  const others = documents.of(kind).filter((other) => other.key !== key);
  return kind.faultsAmong(data, { siblings: others.map((other) => other.body), documents });
}

/** A document, and where it is to stand. */
export interface Judged {
  kind: DocumentKind;
  key: string;
  body: unknown;
  documents: Documents;
}

/** The same with what only the store knows, as it is asked when a document is published. */
export async function allFaultsOf(db: Db, { kind, key, body, documents }: Judged): Promise<Record<string, string>> {
  const faults = faultsAmong(kind, key, body, documents);
  if (Object.keys(faults).length > 0) return faults;
  const inStore = (await kind.faultsInStore?.(db, body)) ?? {};
  return Object.keys(inStore).length > 0 ? inStore : lostPictures(db, body);
}

const LOST = 'is a picture that is not stored here any more. Please choose another one.';

async function lostPictures(db: Db, body: unknown): Promise<Record<string, string>> {
  const named = namedPictures(body);
  const fileOf = ({ address }: NamedPicture) => address.slice(UPLOADS_PATH.length);
  const stored = await findStoredFiles(db, [...new Set(named.map(fileOf))]);
  return Object.fromEntries(named.filter((one) => !stored.has(fileOf(one))).map(({ place }) => [place, LOST]));
}

/**
 * A draft that may be half filled in, as it can be shown: where something is amiss, what is live stands in for that part. Undefined where
 * nothing is live that could.
 */
export function presentable(kind: DocumentKind, draft: object, live: object | undefined): object | undefined {
  const broken = new Set(Object.keys(faultsOf(kind, draft)).map((place) => place.split('.')[0] ?? ''));
  if (broken.size === 0) return draft;
  if (!live) return undefined;
  const parts = Object.entries(live).filter(([name]) => broken.has(name));
  const sound = Object.entries(draft).filter(([name]) => !broken.has(name));
  return Object.fromEntries([...sound, ...parts]);
}
