import type { LogoGround } from '../logo.ts';

/** Where a document names an uploaded picture: which one, and at which place. */
export interface NamedPicture {
  id: string;
  address: string;
  place: string;
}

const UPLOADED = /\/uploads\/([\w~-]+?)-\d+x\d+\.\w+/g;

/** Every mention of an uploaded picture in a document, which may be half filled in. */
export function namedPictures(document: unknown, place = ''): NamedPicture[] {
  if (typeof document === 'string') {
    return [...document.matchAll(UPLOADED)].map(([address, id = '']) => ({ id, address, place }));
  }
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([name, value]) => namedPictures(value, place ? `${place}.${name}` : name));
}

/** What another picture is known by. */
export interface OtherPicture {
  id: string;
  address: string;
  /** Of a logo: what it was drawn for. */
  ground?: LogoGround | undefined;
}

/** The same document with other pictures, by the id of those that they stand in for; all else in it stays. */
export function withOtherPictures(document: unknown, others: ReadonlyMap<string, OtherPicture>): unknown {
  if (typeof document === 'string') {
    return document.replace(UPLOADED, (address, id: string) => others.get(id)?.address ?? address);
  }
  if (Array.isArray(document)) return document.map((item) => withOtherPictures(item, others));
  if (typeof document !== 'object' || document === null) return document;
  const entries = Object.entries(document).map(([name, value]) => [name, withOtherPictures(value, others)]);
  const other = 'picture' in document ? others.get(String(document.picture)) : undefined;
  const { id, ground } = other ?? {};
  const known = { ...(id && { picture: id }), ...(ground && 'ground' in document && { ground }) };
  return { ...Object.fromEntries(entries), ...known };
}
