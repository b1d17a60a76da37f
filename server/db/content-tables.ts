import type { Generated } from 'kysely';

/** What the dealership says, and its pictures. */

/** What older releases had in tables of their own, until it is made into documents. */
export interface CarriedTable {
  kind: string;
  key: string;
  body: string;
}

export interface PicturesTable {
  id: string;
  created_at: number;
  /** Of the file as it came; people know it by that. */
  name: Generated<string>;
  /** JSON: what it shows, in every language. */
  alt: Generated<string>;
  /** 1: it shows nothing that needs words. */
  is_decorative: Generated<number>;
  author: Generated<string>;
  width: Generated<number>;
  height: Generated<number>;
  /** The picture that this is a part of; null: it is a whole one, and stands in the library. */
  cut_of: Generated<string | null>;
  /** JSON: which part of that it is. */
  part: Generated<string | null>;
  /** In lower case. */
  search_text: Generated<string>;
}

/** As they came. Never sent to anybody: what is shown is drawn anew from them. */
export interface PictureOriginalsTable {
  picture_id: string;
  content_type: string;
  bytes: Uint8Array;
}

export interface PictureFilesTable {
  /** File name in the address: `{picture id}-{width}x{height}.{format}`. */
  name: string;
  picture_id: string;
  content_type: string;
  bytes: Uint8Array;
}

export interface DocumentsTable {
  id: Generated<number>;
  kind: string;
  key: string;
  /** Whose the live revision is: a release replaces only what is its own. */
  origin: 'release' | 'staff';
  live_revision: number | null;
  /** Of somebody who is at work; null: nobody is. */
  draft_revision: number | null;
  /** What was live when that draft was begun: what it changes is known by comparing the two. */
  draft_base: number | null;
  /** What the newest release says of it; null: no release knows it. */
  release_revision: number | null;
  /** What was live before the live revision; null: nothing was. */
  replaced_revision: number | null;
  /** Its place among those of its kind. */
  position: number;
  /** 1: set aside. Visitors do not see it, and nothing of it is lost. */
  archived: number;
  /** What people call it, as far as anybody has said: of the draft where there is one. */
  title: string;
}

/** Never changed once it is there. */
export interface RevisionsTable {
  id: Generated<number>;
  document_id: number;
  /** JSON of the whole document. */
  body: string;
  /** The one that its author began from; null: there was none. */
  base: number | null;
  author: string;
  at: number;
}

/** Steps of the set-up that somebody has done. */
export interface SetUpStepsTable {
  name: string;
  done_at: number;
  user_id: string;
}

/** A revision that is to be live from an instant on. */
export interface PlansTable {
  id: Generated<number>;
  document_id: number;
  revision: number;
  /** What was live when its draft was begun; null: nothing was. */
  base_live: number | null;
  due_at: number;
  author: string;
  made_at: number;
  /** Null while it is open: then there is one for each document at most. */
  done_at: Generated<number | null>;
  outcome: Generated<'published' | 'failed' | 'cancelled' | 'replaced' | null>;
  /** Why it failed, in words. */
  reason: Generated<string>;
}
