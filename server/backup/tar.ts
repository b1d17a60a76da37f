/** The tar format, as far as backups need it: plain files in a row, of any size, written and read without holding one whole. */

const BLOCK = 512;
const NAME_LENGTH = 100;
const SIZE_AT = 124;
const CHECKSUM_AT = 148;
const LARGEST_OCTAL = 0o77777777777;

export interface TarEntry {
  name: string;
  size: number;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

export class TarError extends Error {}

export async function* packTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  for await (const { name, size, content } of entries) {
    yield header(name, size);
    let written = 0;
    for await (const chunk of content) {
      written += chunk.byteLength;
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    }
    if (written !== size) throw new TarError(`${name} has ${written} bytes instead of ${size}.`);
    yield Buffer.alloc(padding(size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** The content of an entry must be read to its end before the next one is asked for. */
export async function* unpackTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const bytes = new ByteReader(source);
  for (;;) {
    const block = await bytes.take(BLOCK);
    if (block.every((byte) => byte === 0)) break;
    const { name, size } = readHeader(block);
    yield { name, size, content: bytes.stream(size) };
    await bytes.take(padding(size));
  }
  await bytes.drain();
}

const padding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > NAME_LENGTH) throw new TarError(`The name ${name} is too long for an archive.`);
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0);
  block.write('0000600\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  writeSize(block, size);
  block.write('00000000000\0', 136);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, CHECKSUM_AT);
  return block;
}

/** Eleven octal digits reach to 8 GB; above that tar has a binary form, marked by its first bit. */
function writeSize(block: Buffer, size: number): void {
  if (size <= LARGEST_OCTAL) {
    block.write(`${size.toString(8).padStart(11, '0')}\0`, SIZE_AT);
    return;
  }
  block[SIZE_AT] = 0x80;
  block.writeBigUInt64BE(BigInt(size), SIZE_AT + 4);
}

function readHeader(block: Buffer): { name: string; size: number } {
  const stored = Number.parseInt(block.toString('latin1', CHECKSUM_AT, CHECKSUM_AT + 6), 8);
  if (stored !== checksum(block)) throw new TarError('The archive is damaged.');
  const end = block.indexOf(0);
  const name = block.toString('utf8', 0, end < 0 ? NAME_LENGTH : Math.min(end, NAME_LENGTH));
  const isBinary = block[SIZE_AT] === 0x80;
  const size = isBinary
    ? Number(block.readBigUInt64BE(SIZE_AT + 4))
    : Number.parseInt(block.toString('latin1', SIZE_AT, SIZE_AT + 11), 8);
  if (!Number.isSafeInteger(size)) throw new TarError('The archive is damaged.');
  return { name, size };
}

/** The field of the sum itself counts as eight spaces. */
function checksum(block: Buffer): number {
  let sum = 8 * 0x20;
  for (const [at, byte] of block.entries()) if (at < CHECKSUM_AT || at >= CHECKSUM_AT + 8) sum += byte;
  return sum;
}

class ByteReader {
  #source: AsyncIterator<Uint8Array>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async take(count: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.stream(count)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  async *stream(count: number): AsyncGenerator<Buffer> {
    for (let missing = count; missing > 0; ) {
      if (this.#rest.length === 0) await this.#refill();
      const piece = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(piece.length);
      missing -= piece.length;
      yield piece;
    }
  }

  /** What unpacks and decrypts before us checks its own end only when it is read to it. */
  async drain(): Promise<void> {
    while (!(await this.#source.next()).done);
  }

  async #refill(): Promise<void> {
    const { done, value } = await this.#source.next();
    if (done) throw new TarError('The archive ends too early.');
    this.#rest = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  }
}
