import { existsSync } from 'node:fs';
import path from 'node:path';

/** Everything of the demo dealership stands in one folder; the product works without it. Nothing else says where that is. */
const folder = path.join(import.meta.dirname, '..', 'demo');

export const demoFolder = {
  /** What it says, in files that `load-content.ts` reads. */
  content: path.join(folder, 'content'),
  /** Its pictures and videos, as visitors get them. */
  public: path.join(folder, 'public'),
  /** What draws its pictures. */
  studio: path.join(folder, 'studio'),
} as const;

export const isDemoThere = (): boolean => existsSync(demoFolder.content);
