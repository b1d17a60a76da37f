import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Scene } from './scene.ts';
import { NotTried } from './trial.ts';

export interface SmallDisk {
  folder: string;
  /** Takes all the space that is left. */
  fill(): void;
  free(): void;
}

/** A disk of a few megabytes in memory, which takes the rights of root. */
export function mountSmallDisk(scene: Scene, megabytes: number, owner?: { uid: number; gid: number }): SmallDisk {
  const folder = path.join(scene.dataDir, 'disk');
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    throw new NotTried('this machine does not let a trial mount a small disk');
  }
  scene.atTheEnd(() => execFileSync('umount', ['-l', folder]));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const filler = path.join(folder, 'filler');
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    },
    free: () => rmSync(filler),
  };
}
