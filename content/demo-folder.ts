import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Everything of the demo dealership stands in one folder; the product works without it. Nothing else says where that is. Tests of the
 * product name a dealership of their own instead (decision 039); nobody else sets this.
 */
const folder = process.env.KICKSTAND_TEST_DEALERSHIP ?? path.join(import.meta.dirname, '..', 'demo');

export const demoFolder = {
  /** What it says, in files that `load-content.ts` reads. */
  content: path.join(folder, 'content'),
  /** Its pictures and videos, as visitors get them. */
  public: path.join(folder, 'public'),
  /** What draws its pictures. */
  studio: path.join(folder, 'studio'),
} as const;

export const isDemoThere = (): boolean => existsSync(demoFolder.content);
