import type { DocumentKind } from './document-kind.ts';

/** What is to be live after what is live now: with what the kind keeps of that. The body itself where this is nothing. */
export const inheriting = (kind: DocumentKind, body: unknown, live: unknown): unknown =>
  live && kind.inherit ? kind.inherit(body, live) : body;

/** An older revision that somebody brings back, without the parts that never go back. */
export function broughtBack(kind: DocumentKind, older: unknown, live: unknown): unknown {
  const lasting = (kind.lasting ?? []).filter((part) => isSaid(live, part));
  if (lasting.length === 0) return older;
  return { ...(older as Body), ...Object.fromEntries(lasting.map((part) => [part, (live as Body)[part]])) };
}

type Body = Record<string, unknown>;

const isSaid = (body: unknown, part: string): boolean => (body as Body | undefined)?.[part] !== undefined;
