import sharp from 'sharp';
import { multipart } from '../test-support/multipart.ts';
import { Client } from './client.ts';
import { bothEngines } from './engine-name.ts';
import { number } from './figures.ts';
import type { HostileFile } from './hostile-files.ts';
import { hostileFiles, MARK } from './hostile-files.ts';
import type { Scene } from './scene.ts';
import { peakMegabytes, residentMegabytes, watchChildren } from './server-memory.ts';
import type { Trial } from './trial.ts';
import { Verdict } from './trial.ts';

const MOST_GROWTH_MEGABYTES = 300;

export const hostileUploads: Trial = {
  name: 'hostile-uploads',
  what: `${hostileFiles.length} files that are no pictures, damaged, bombs, or pictures with something hidden in them`,
  mustHold:
    'only pictures drawn anew are stored, without metadata; no 5xx; memory, that of the process which decodes included, grows by less than 300 MB',
  engines: bothEngines,
  shortForm: { file: 'server/features/pictures/uploads.api.test.ts' },
  async run(scene) {
    const verdict = new Verdict();
    const server = await scene.startServer();
    const pid = server.process.pid ?? 0;
    const client = new Client(server.origin, 1);
    const cookie = await client.logIn();
    const memory = residentMegabytes(pid);
    const children = watchChildren(pid);
    let kept = 0;
    for (const file of hostileFiles) {
      const status = await upload(client, cookie, file);
      if (status === 201) kept += 1;
      judge(file, status, verdict);
    }
    const ofChild = children.stop();
    const growth = peakMegabytes(pid) - memory + ofChild;
    verdict.demand(ofChild > 0, 'no picture was decoded in a process of its own');
    verdict.demand(growth < MOST_GROWTH_MEGABYTES, `memory grew by ${number(growth)} MB`);
    verdict.demand((await client.ask('GET', '/api/gallery')).status === 200, 'the gallery is not served any more');
    client.close();
    const { pictures, files } = await demandDrawnAnew(scene, verdict);
    verdict.demand(pictures === kept, `${kept} uploads were confirmed, ${pictures} pictures are stored`);
    return {
      figures: [
        `${hostileFiles.length} files, ${kept} kept and drawn anew as ${files}, ${hostileFiles.length - kept} refused`,
        `memory ${number(memory)} MB before, ${number(memory + growth)} MB at most, of which ${number(ofChild)} MB to decode`,
      ],
      faults: verdict.faults,
    };
  },
};

async function upload(client: Client, cookie: string, file: HostileFile): Promise<number> {
  const { name, type } = file;
  const part = { field: 'images', bytes: await file.bytes(), ...(name && { name }), ...(type && { type }) };
  const { headers, payload } = multipart({ alt: file.what.replaceAll('\0', '') }, [part]);
  const answer = await client.ask('POST', '/api/galleryupload', {
    headers: { ...(headers as Record<string, string>), cookie },
    body: payload as Buffer,
  });
  return answer.status;
}

function judge({ what, expected }: HostileFile, status: number, verdict: Verdict): void {
  const isRefused = status >= 400 && status < 500;
  const isAsExpected = (expected !== 'refused' && status === 201) || (expected !== 'kept' && isRefused);
  verdict.demand(isAsExpected, `${what}: answered with ${status}, which should have been ${expected}`);
}

/** What is shown is WebP or AVIF through and through, and carries nothing but the picture. */
async function demandDrawnAnew(scene: Scene, verdict: Verdict): Promise<{ pictures: number; files: number }> {
  const rows = await scene.look(({ db }) => db.selectFrom('picture_files').selectAll().execute());
  for (const { name, content_type, bytes } of rows) {
    const file = Buffer.from(bytes);
    const { format, compression, exif, xmp, iptc, icc, pages } = await sharp(file).metadata();
    const kind = compression === 'av1' ? 'avif' : format;
    verdict.demand(content_type === `image/${kind}` && name.endsWith(`.${kind}`), `${name} is ${kind}`);
    const hasMore = exif ?? xmp ?? iptc ?? icc ?? (pages !== undefined && pages > 1);
    verdict.demand(!hasMore, `${name} carries metadata or further pictures`);
    verdict.demand(!file.includes(MARK) && !file.includes('<script'), `${name} carries what was hidden in the upload`);
  }
  return { pictures: new Set(rows.map(({ picture_id }) => picture_id)).size, files: rows.length };
}
