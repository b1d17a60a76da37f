import type { InjectOptions } from 'fastify';
import sharp from 'sharp';

export interface FilePart {
  field: string;
  name?: string;
  type?: string;
  bytes: Buffer;
}

const BOUNDARY = 'kickstand-test-boundary';

/** A multipart body as a browser would send it. */
export function multipart(
  fields: Record<string, string>,
  files: FilePart[],
): Pick<InjectOptions, 'headers' | 'payload'> {
  const parts: Buffer[] = [];
  const head = (disposition: string, type = '') =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}${type}\r\n\r\n`);
  for (const [name, value] of Object.entries(fields)) {
    parts.push(head(`name="${name}"`), Buffer.from(`${value}\r\n`));
  }
  for (const { field, name = 'picture.jpg', type = 'image/jpeg', bytes } of files) {
    parts.push(head(`name="${field}"; filename="${name}"`, `\r\nContent-Type: ${type}`), bytes, Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${BOUNDARY}--\r\n`));
  return { headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }, payload: Buffer.concat(parts) };
}

export const smallPicture = (width = 32, height = 24): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#d6311f' } })
    .jpeg()
    .toBuffer();
