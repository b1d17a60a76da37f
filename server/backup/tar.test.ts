import { pack } from 'tar-stream';
import { describe, expect, it } from 'vitest';
import type { TarEntry } from './tar.ts';
import { packTar, TarError, unpackTar } from './tar.ts';

const CHUNK = Buffer.alloc(64 * 1024, 7);

async function* only(...entries: TarEntry[]): AsyncGenerator<TarEntry> {
  yield* entries;
}

async function collect(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* inChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function namesIn(source: AsyncIterable<Uint8Array>): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, content } of unpackTar(source)) {
    names.push(name);
    await collect(content);
  }
  return names;
}

/** Says how much was asked of it, and whether it was told that nobody wants more. */
function endless() {
  const seen = { chunks: 0, isClosed: false };
  async function* chunks() {
    try {
      for (;;) {
        seen.chunks += 1;
        yield CHUNK;
      }
    } finally {
      seen.isClosed = true;
    }
  }
  return { seen, chunks: chunks() };
}

describe('packing', () => {
  it('reads no further ahead than a few chunks, however large a file is', async () => {
    const { seen, chunks } = endless();
    let read = 0;
    for await (const chunk of packTar(only({ name: 'large', size: 1e12, content: chunks }))) {
      read += chunk.length;
      expect(seen.chunks * CHUNK.length - read).toBeLessThan(8 * CHUNK.length);
      if (read > 200 * CHUNK.length) break;
    }
    await expect.poll(() => seen.isClosed).toBe(true);
  });

  it('fails when a file has more or fewer bytes than it says, or cannot be read', async () => {
    for (const size of [2, 4])
      await expect(collect(packTar(only({ name: 'a', size, content: [Buffer.from('abc')] })))).rejects.toThrow('Size');
    async function* unreadable(): AsyncGenerator<Uint8Array> {
      yield CHUNK;
      throw new Error('the disk is gone');
    }
    const packed = collect(packTar(only({ name: 'a', size: 1e6, content: unreadable() })));
    await expect(packed).rejects.toThrow('the disk is gone');
  });
});

describe('unpacking', () => {
  it('says that it is no archive, or a damaged one', async () => {
    const whole = await collect(packTar(only({ name: 'a', size: CHUNK.length, content: [CHUNK] })));
    expect(await namesIn(inChunks(whole))).toEqual(['a']);
    await expect(namesIn(inChunks(whole.subarray(0, 10_000)))).rejects.toBeInstanceOf(TarError);
    await expect(namesIn(inChunks(Buffer.from('Dear customer,'.repeat(100))))).rejects.toBeInstanceOf(TarError);
  });

  it('takes files alone', async () => {
    const packed = pack();
    packed.entry({ name: 'a', type: 'symlink', linkname: '/etc/passwd' });
    packed.finalize();
    await expect(namesIn(packed as AsyncIterable<Uint8Array>)).rejects.toThrow('a is not a file.');
  });

  it('hands on what went wrong with the bytes themselves', async () => {
    const fault = new Error('the disk is gone');
    async function* failing() {
      for await (const chunk of packTar(only({ name: 'a', size: 1e12, content: endless().chunks }))) {
        yield chunk;
        if (chunk === CHUNK) throw fault;
      }
    }
    await expect(namesIn(failing())).rejects.toBe(fault);
  });

  it('stops fetching when the reader gives up', async () => {
    const { seen, chunks } = endless();
    const reading = async () => {
      for await (const _entry of unpackTar(packTar(only({ name: 'a', size: 1e12, content: chunks }))))
        throw new Error('the table is full');
    };
    await expect(reading()).rejects.toThrow('the table is full');
    await expect.poll(() => seen.isClosed).toBe(true);
  });
});
