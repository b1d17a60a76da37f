import type { DocumentKind } from './document-kind.ts';

/** What must be mended before a document can be published: a sentence for each field, whose place in it is `salesHours.days.en`. */
export function faultsOf({ schema }: DocumentKind, body: unknown): Record<string, string> {
  const { error } = schema.safeParse(body);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

/** A draft that may be half filled in, as it can be shown: where something is amiss, what is live stands in for that part. */
export function presentable<Body extends object>(kind: DocumentKind, draft: Body, live: Body): Body {
  const broken = new Set(Object.keys(faultsOf(kind, draft)).map((place) => place.split('.')[0] ?? ''));
  const parts = Object.entries(live).filter(([name]) => broken.has(name));
  return { ...draft, ...Object.fromEntries(parts) };
}
