/** As they come from a file: the borders of the pieces mean nothing. */
export async function* inPieces(bytes: Buffer, size = 10_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export async function collect(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}

const disorders = [
  [1, 2, 3],
  [0, 2, 3],
  [1, 0, 2, 3],
  [0, 0, 1, 2, 3],
  [0, 1, 2],
  [0, 1, 2, 3, 3],
];

/** What was encrypted in four frames behind a header, with frames left out, repeated, or put in another order. */
export function disordered(encrypted: Buffer, header: number, frameSize: number): { told: string; bytes: Buffer }[] {
  const count = Math.ceil((encrypted.length - header) / frameSize);
  if (count !== 4) throw new Error(`There are ${count} frames.`);
  const frame = (n: number) => encrypted.subarray(header + n * frameSize, header + (n + 1) * frameSize);
  return disorders.map((order) => ({
    told: order.join(),
    bytes: Buffer.concat([encrypted.subarray(0, header), ...order.map(frame)]),
  }));
}
