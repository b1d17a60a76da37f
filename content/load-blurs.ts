import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureManifest } from '../contract/schemas/content.ts';
import { demoFolder, isDemoThere } from './demo-folder.ts';

/** The miniatures of the demo's pictures, by address; whoever loads its content checks the file. */
export function loadBlurs(): ReadonlyMap<string, string> {
  if (!isDemoThere()) return new Map();
  const file = path.join(demoFolder.content, 'picture-manifest.json');
  const manifest: PictureManifest = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(Object.entries(manifest).flatMap(([address, { blur }]) => (blur ? [[address, blur] as const] : [])));
}
