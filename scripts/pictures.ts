import path from 'node:path';
import { parseArgs } from 'node:util';
import { demoFolder } from '../content/demo-folder.ts';
import { loadContent } from '../content/load-content.ts';
import { findReleaseKind, PICTURE_FORMATS, releasePictureKinds } from '../contract/pictures.ts';
import type { Outcome } from './pictures/make-pictures.ts';
import { makePictures } from './pictures/make-pictures.ts';
import { prunePictures } from './pictures/prune-pictures.ts';
import { ProgressBar } from './progress-bar.ts';

/** Turns the studio's renders into the site's pictures. `--prune` also takes away what is no longer needed. */

const folders = {
  renders: path.join(demoFolder.studio, 'renders'),
  public: demoFolder.public,
  manifest: path.join(demoFolder.content, 'picture-manifest.json'),
};

const { values } = parseArgs({ options: { prune: { type: 'boolean' } } });
const counts = { made: 0, kept: 0, waiting: 0, failed: 0 };
const bar = new ProgressBar();
await makePictures(folders, {
  starts: (total) => bar.start(total),
  finished: (outcome) => {
    counts[outcome.result] += outcome.set.names.length;
    bar.step(outcome.set.title, describe(outcome));
  },
});
bar.end();
console.log(
  `${counts.made} pictures made, ${counts.kept} as they were, ${counts.waiting} waiting, ${counts.failed} failed`,
);

const { missingPictures, ...content } = loadContent();
if (values.prune) {
  const named = new Set(JSON.stringify(content).match(/(?<=")\/pictures\/[^"]+/g));
  for (const file of prunePictures(folders, named)) console.log(`removed ${file}`);
}
for (const line of summarise(missingPictures)) console.log(line);
process.exitCode = counts.failed === 0 ? 0 : 1;

/** On a terminal the bar says enough about what has nothing special. */
function describe(outcome: Outcome): string | undefined {
  const { title, names } = outcome.set;
  if (outcome.result === 'kept') return undefined;
  if (outcome.result !== 'made') return `${title} ${outcome.reason}`;
  if (process.stdout.isTTY && outcome.remarks.length === 0) return undefined;
  const entries = Object.values(outcome.entries);
  const weights = PICTURE_FORMATS.map((format) => {
    const bytes = entries.reduce((sum, entry) => sum + (entry.bytes[format]?.at(-1) ?? 0), 0);
    return `${format} ${Math.round(bytes / 1000)} kB`;
  });
  const count = names.length > 1 ? ` (${names.length} frames)` : '';
  return [`${title}${count}: ${weights.join(', ')}`, ...outcome.remarks].join('; ');
}

/** A line for each kind of which pictures are still missing. */
function summarise(addresses: string[]): string[] {
  const kindOf = (address: string) => findReleaseKind(address.slice('/pictures/'.length, -'.webp'.length));
  return Object.entries(releasePictureKinds).flatMap(([title, kind]) => {
    const names = addresses.filter((address) => kindOf(address) === kind);
    const first = names.slice(0, 3).map((address) => address.slice('/pictures/'.length, -'.webp'.length));
    return names.length === 0
      ? []
      : [`still missing: ${names.length} × ${title} (${first.join(', ')}${names.length > 3 ? ', …' : ''})`];
  });
}
