import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** What somebody finds who has the files of an SQLite database and does not ask it, but reads its bytes. */
export interface Traces {
  /** The database and the log beside it. */
  bytes: Buffer;
  /** Every trigram that stands in a page of the search index, also those that no search would find. */
  trigrams: Set<string>;
  /** Pages that nothing uses and that are not empty. */
  dirtyFreePages: number;
}

export function readTraces(file: string): Traces {
  const bytes = Buffer.concat(
    [file, `${file}-wal`].filter((name) => existsSync(name)).map((name) => readFileSync(name)),
  );
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    return { bytes, trigrams: indexedTrigrams(connection), dirtyFreePages: countDirtyFreePages(connection, file) };
  } finally {
    connection.close();
  }
}

/** Up to here the table of the index has its own notes; what follows are leaves with terms. */
const LAST_NOTE = 10;
const HEADER_BYTES = 4;

function indexedTrigrams(connection: DatabaseSync): Set<string> {
  const trigrams = new Set<string>();
  const leaves = connection.prepare(`select block from enquiry_search_data where id > ${LAST_NOTE}`).all();
  for (const { block } of leaves) for (const term of termsOf(Buffer.from(block as Uint8Array))) trigrams.add(term);
  return trigrams;
}

/** A leaf ends with a list of where its terms begin; each but the first says how much it shares with the one before it. */
function* termsOf(leaf: Buffer): Generator<string> {
  const end = leaf.length < HEADER_BYTES ? leaf.length : leaf.readUInt16BE(2);
  let term = Buffer.alloc(0);
  let start = 0;
  for (let listed = end; listed < leaf.length; ) {
    const isFirst = start === 0;
    const distance = readNumber(leaf, listed);
    listed = distance.next;
    start += distance.value;
    const shared = isFirst ? { value: 0, next: start } : readNumber(leaf, start);
    const length = readNumber(leaf, shared.next);
    term = Buffer.concat([term.subarray(0, shared.value), leaf.subarray(length.next, length.next + length.value)]);
    // The first letter says which of the index's lists it belongs to.
    yield term.toString().slice(1);
  }
}

/** Seven bits in each byte, the highest bit says that more follow. */
function readNumber(bytes: Buffer, from: number): { value: number; next: number } {
  let value = 0;
  for (let at = from; ; at += 1) {
    const byte = bytes[at] ?? 0;
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, next: at + 1 };
  }
}

/** A page that is free is empty, or a list of other free pages; then it has numbers of pages in it and nothing else. */
function countDirtyFreePages(connection: DatabaseSync, file: string): number {
  const size = Number(connection.prepare('pragma page_size').get()?.page_size);
  const used = new Set(
    connection
      .prepare('select pageno from dbstat')
      .all()
      .map(({ pageno }) => pageno),
  );
  const content = readFileSync(file);
  const pages = content.length / size;
  const isDirty = (page: number) => {
    const bytes = content.subarray((page - 1) * size, page * size);
    return Array.from({ length: size / 4 }, (_, word) => bytes.readUInt32BE(word * 4)).some((number) => number > pages);
  };
  return Array.from({ length: pages }, (_, index) => index + 1).filter((page) => !used.has(page) && isDirty(page))
    .length;
}
