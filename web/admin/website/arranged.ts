interface Page<Document> {
  documents: Document[];
  /** The keys of those on the pages after this one. */
  beyond: string[];
}

/** A page of a list with one of its documents before another, or last. Whoever goes to another page stays until the server has answered. */
export function arranged<Document extends { key: string }, List extends Page<Document>>(
  list: List & Page<Document>,
  key: string,
  before: string | null,
): List {
  const { documents, beyond } = list;
  const moved = documents.find((document) => document.key === key);
  const others = documents.filter((document) => document !== moved);
  const place = before === null && beyond.length === 0 ? others.length : others.findIndex((one) => one.key === before);
  if (!moved || place < 0) return list;
  return { ...list, documents: others.toSpliced(place, 0, moved) };
}
