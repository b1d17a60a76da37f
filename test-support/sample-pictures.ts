import { crc32 } from 'node:zlib';
import type { Sharp } from 'sharp';
import sharp from 'sharp';

export const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#1c5c66' } });

/** Noise, so that cutting the file takes away something of the picture. */
export const noise = (): Sharp =>
  sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

export const cut = (file: Buffer): Buffer => file.subarray(0, Math.floor(file.length / 2));

/** A PNG that says it is larger than it is; its size is read before anything of it is unpacked. */
export async function pngClaiming(width: number, height: number, held?: 'as a whole'): Promise<Buffer> {
  const picture = held ? plain(1, 1).ensureAlpha(0.5).toColourspace('rgb16') : plain(1, 1);
  const file = await picture.png({ progressive: Boolean(held) }).toBuffer();
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}
