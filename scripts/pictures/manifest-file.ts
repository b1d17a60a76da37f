import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { PictureEntry, PictureManifest } from '../../contract/schemas/content.ts';
import { pictureManifestSchema } from '../../contract/schemas/content.ts';

export function readManifest(file: string): PictureManifest {
  try {
    return pictureManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** A line for each picture, in the order of the addresses, so that a change of one picture is a change of one line. */
function formatManifest(manifest: PictureManifest): string {
  const lines = Object.keys(manifest)
    .sort()
    .map((address) => `${JSON.stringify(address)}: ${JSON.stringify(inOrder(manifest[address] as PictureEntry))}`);
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}

/** Reads the file again for each change, so that what a second run wrote in the meantime is kept. */
export function updateManifest(file: string, change: (manifest: PictureManifest) => void): void {
  const manifest = readManifest(file);
  const before = formatManifest(manifest);
  change(manifest);
  const after = formatManifest(manifest);
  if (after === before) return;
  const unfinished = `${file}.${process.pid}.tmp`;
  writeFileSync(unfinished, after);
  renameSync(unfinished, file);
}

const inOrder = ({ width, height, colour, blur, bytes, render }: PictureEntry): PictureEntry => ({
  width,
  height,
  colour,
  ...(blur && { blur }),
  bytes: { ...(bytes.webp && { webp: bytes.webp }), ...(bytes.avif && { avif: bytes.avif }) },
  ...(render && { render }),
});
