import { pipeline } from 'node:stream/promises';
import type { Pack } from 'tar-stream';
import { extract, pack } from 'tar-stream';

/** Plain files in a row, of any size, written and read without holding one whole. */

export interface TarEntry {
  name: string;
  size: number;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** The bytes are not those of an archive; what happens while they are fetched stays as it is. */
export class TarError extends Error {}

const FILE = { type: 'file', mode: 0o600 } as const;

export async function* packTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  const packed = pack();
  fill(packed, entries).then(
    () => packed.finalize(),
    (error) => packed.destroy(error),
  );
  for await (const chunk of packed) yield chunk as Uint8Array;
}

async function fill(packed: Pack, entries: AsyncIterable<TarEntry>): Promise<void> {
  for await (const { name, size, content } of entries) {
    await pipeline(content, packed.entry({ ...FILE, name, size }));
  }
}

/** The content of an entry must be read to its end before the next one is asked for. */
export async function* unpackTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const unpacked = extract();
  let faultOfSource: unknown;
  async function* watched() {
    try {
      yield* source;
    } catch (error) {
      faultOfSource = error;
      throw error;
    }
  }
  async function* parsed<Item>(items: AsyncIterable<unknown>): AsyncGenerator<Item> {
    try {
      for await (const item of items) yield item as Item;
    } catch (cause) {
      throw cause === faultOfSource ? cause : new TarError('This is not an archive, or a damaged one.', { cause });
    }
  }
  const feeding = pipeline(watched(), unpacked);
  // Whoever reads the entries meets the same fault there.
  feeding.catch(() => {});
  for await (const entry of parsed<Source>(unpacked)) {
    const { name, size, type } = entry.header;
    if (type !== 'file') throw new TarError(`${name} is not a file.`);
    yield { name, size, content: parsed<Uint8Array>(entry) };
  }
  // What decompresses and decrypts before us checks its own end only when it is read to it.
  await feeding;
}

type Source = ReturnType<typeof extract> extends AsyncIterable<infer Entry> ? Entry : never;
