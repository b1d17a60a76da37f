import { fieldAt, labelOf } from '../../contract/documents/labels.ts';
import type { NamedPicture } from '../../contract/documents/named-pictures.ts';
import { namedPictures } from '../../contract/documents/named-pictures.ts';
import { fieldsOf } from '../../contract/documents/sections.ts';
import type { Db } from '../db/db.ts';
import type { DocumentKind, Documents } from './document-kind.ts';
import { titleIn } from './document-kind.ts';
import { listOpenDrafts } from './document-lists.repository.ts';
import { readBodies } from './documents.repository.ts';
import { documentKinds, findKind } from './kinds/index.ts';
import { listOpenPlans } from './plans.repository.ts';

/** A place where an uploaded picture is used, as people know it. */
export interface PictureUse {
  /** The picture that stands there, which may be a part of the one that is asked about. */
  picture: string;
  kind: string;
  key: string;
  /** What the document is called. */
  title: string;
  /** What its kind is called. */
  what: string;
  /** What the field is called. */
  place: string;
  /** Where it stands in the document. */
  at: string;
  /** Width by height of what is shown there, where that is known. */
  aspect: number | null;
  state: 'live' | 'draft' | 'planned';
}

/** What is live stays the same object for as long as it is live, so it is gone through once. */
const known = new WeakMap<object, readonly NamedPicture[]>();

function picturesIn(body: unknown): readonly NamedPicture[] {
  if (typeof body !== 'object' || body === null) return [];
  const before = known.get(body);
  if (before) return before;
  const named = namedPictures(body);
  known.set(body, named);
  return named;
}

const shown = new WeakMap<Documents, ReadonlySet<string>>();

/** All that visitors may see. */
export function shownPictures(documents: Documents): ReadonlySet<string> {
  const before = shown.get(documents);
  if (before) return before;
  const ids = new Set(
    documentKinds.flatMap((kind) => documents.of(kind).flatMap(({ body }) => picturesIn(body).map(({ id }) => id))),
  );
  shown.set(documents, ids);
  return ids;
}

/** Every use of every uploaded picture: what is live, what somebody works on, and what is planned, but nothing that is set aside. */
export async function listUses(db: Db, live: Documents): Promise<PictureUse[]> {
  const drafts = await listOpenDrafts(db);
  const plans = await listOpenPlans(db);
  const bodies = await readBodies(
    db,
    [...drafts, ...plans].map(({ revision }) => revision),
  );
  return [
    ...documentKinds.flatMap((kind) =>
      live.of(kind).flatMap(({ key, body }) => usesIn({ kind, key, body, state: 'live' })),
    ),
    ...drafts.flatMap((draft) => usesOf(draft, bodies.get(draft.revision), 'draft')),
    ...plans.flatMap((plan) => usesOf(plan, bodies.get(plan.revision), 'planned')),
  ];
}

function usesOf({ kind: name, key }: { kind: string; key: string }, body: unknown, state: PictureUse['state']) {
  const kind = findKind(name);
  return kind ? usesIn({ kind, key, body, state }) : [];
}

interface Using {
  kind: DocumentKind;
  key: string;
  body: unknown;
  state: PictureUse['state'];
}

function usesIn({ kind, key, body, state }: Using): PictureUse[] {
  const named = picturesIn(body);
  if (named.length === 0) return [];
  const [title, what] = [titleIn(kind, body), kind.title];
  return named.map(({ id, place }) => ({
    ...{ picture: id, kind: kind.name, key, title, what, state },
    place: placeInWords(kind.name, place),
    at: place,
    aspect: fieldAt(kind.name, place)?.picture?.aspect ?? null,
  }));
}

/** The field that has it, also where the address stands deeper: that of a logo is one of its parts. */
function placeInWords(kind: string, place: string): string {
  const around = fieldsOf(kind).find((field) => !field.parts && place.startsWith(`${field.place}.`));
  return around?.label ?? labelOf(kind, place);
}
