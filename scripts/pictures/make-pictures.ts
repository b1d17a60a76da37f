import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleasePictureKind } from '../../contract/pictures.ts';
import { findReleaseKind, PICTURE_FORMATS, releaseAddress, releaseFiles } from '../../contract/pictures.ts';
import type { PictureEntry, PictureManifest } from '../../contract/schemas/content.ts';
import type { EncodedPicture } from './encode-pictures.ts';
import { encodeSet, encodingSettings } from './encode-pictures.ts';
import type { RenderSet } from './find-renders.ts';
import { findRenders } from './find-renders.ts';
import { readManifest, updateManifest } from './manifest-file.ts';

export interface Folders {
  /** The studio's PNG files. */
  renders: string;
  /** The folder from which the site is served; pictures stand in `pictures/` below it. */
  public: string;
  manifest: string;
}

export type Outcome =
  | { set: RenderSet; result: 'made'; entries: PictureManifest; remarks: string[] }
  | { set: RenderSet; result: 'kept' }
  | { set: RenderSet; result: 'waiting' | 'failed'; reason: string };

export interface Observer {
  /** How many sets there are to look at. */
  starts: (total: number) => void;
  finished: (outcome: Outcome) => void;
}

const AT_A_TIME = 2;

/** Makes every picture whose render or settings have changed. What has no render on this machine is left as it is. */
export async function makePictures(folders: Folders, observer: Observer): Promise<void> {
  const sets = findRenders(folders.renders);
  const known = readManifest(folders.manifest);
  observer.starts(sets.length);
  const queue = sets.values();
  const work = async () => {
    for (const set of queue) {
      const outcome = await makeSet(folders, set, known);
      if (outcome.result === 'made') {
        updateManifest(folders.manifest, (manifest) => Object.assign(manifest, outcome.entries));
      }
      observer.finished(outcome);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

async function makeSet(folders: Folders, set: RenderSet, known: PictureManifest): Promise<Outcome> {
  if (set.waitsFor) return { set, result: 'waiting', reason: `waits for ${set.waitsFor}` };
  try {
    const kind = kindOf(set);
    const renders = set.names.map((name) => readFileSync(path.join(folders.renders, `${name}.png`)));
    const fingerprints = renders.map((render) => fingerprintOf(render, kind));
    const isFresh = set.names.every((name, index) => {
      const entry = known[releaseAddress(name)];
      return entry?.render === fingerprints[index] && entry !== undefined && hasAllFiles(folders, name, entry);
    });
    if (isFresh) return { set, result: 'kept' };
    const { pictures, remarks } = await encodeSet(renders, kind);
    const entries: PictureManifest = {};
    for (const [index, name] of set.names.entries()) {
      const picture = pictures[index] as EncodedPicture;
      writeFiles(folders, name, picture);
      entries[releaseAddress(name)] = { ...picture.entry, render: fingerprints[index] };
    }
    return { set, result: 'made', entries, remarks };
  } catch (error) {
    return { set, result: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

function kindOf({ names: [name = ''] }: RenderSet): ReleasePictureKind {
  const kind = findReleaseKind(name);
  if (kind) return kind;
  throw new Error('is no kind of picture that the site has (see contract/pictures.ts)');
}

const fingerprintOf = (render: Buffer, kind: ReleasePictureKind): string =>
  createHash('sha256').update(encodingSettings(kind)).update(render).digest('base64url').slice(0, 12);

const filesOf = (folders: Folders, name: string) =>
  releaseFiles(releaseAddress(name)).map((file) => ({ ...file, path: path.join(folders.public, file.address) }));

function hasAllFiles(folders: Folders, name: string, { bytes }: PictureEntry): boolean {
  const weights = PICTURE_FORMATS.flatMap((format) => bytes[format] ?? []);
  const files = filesOf(folders, name);
  return files.every((file, index) => statSync(file.path, { throwIfNoEntry: false })?.size === weights[index]);
}

/** All of them beside their places first: whoever looks sees the old file or the new one, never half of one. */
function writeFiles(folders: Folders, name: string, picture: EncodedPicture): void {
  const files = filesOf(folders, name).map(({ path: finished, format, width }) => {
    const bytes = picture.files.find((file) => file.format === format && file.width === width)?.bytes;
    if (!bytes) throw new Error(`was not made as ${format} in ${width} pixels`);
    return { finished, unfinished: `${finished}.${process.pid}.tmp`, bytes };
  });
  try {
    for (const { unfinished, bytes } of files) {
      mkdirSync(path.dirname(unfinished), { recursive: true });
      writeFileSync(unfinished, bytes);
    }
    for (const { unfinished, finished } of files) renameSync(unfinished, finished);
  } finally {
    for (const { unfinished } of files) rmSync(unfinished, { force: true });
  }
}
