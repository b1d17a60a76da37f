import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { releaseFiles } from '../../contract/pictures.ts';
import type { Folders } from './make-pictures.ts';
import { readManifest, updateManifest } from './manifest-file.ts';

/**
 * Takes away what nobody needs: pictures that have neither a render here nor a place in the content, and files that belong
 * to no picture, such as a width that is no longer made. Returns the files.
 */
export function prunePictures(folders: Folders, wanted: ReadonlySet<string>): string[] {
  const hasRender = (address: string) =>
    existsSync(path.join(folders.renders, address.replace('/pictures/', '').replace(/webp$/, 'png')));
  updateManifest(folders.manifest, (manifest) => {
    for (const address of Object.keys(manifest)) {
      if (!wanted.has(address) && !hasRender(address)) delete manifest[address];
    }
  });
  const owned = new Set(
    Object.keys(readManifest(folders.manifest)).flatMap((address) => releaseFiles(address).map((file) => file.address)),
  );
  const superfluous = listPictureFiles(folders.public).filter((address) => !owned.has(address));
  for (const address of superfluous) rmSync(path.join(folders.public, address));
  return superfluous;
}

/** Addresses of all raster pictures of the release; drawings (SVG) are made by hand and are no business of ours. */
const listPictureFiles = (publicFolder: string): string[] =>
  readdirSync(path.join(publicFolder, 'pictures'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(webp|avif)$/.test(file))
    .map((file) => `/pictures/${file.split(path.sep).join('/')}`)
    .sort();
