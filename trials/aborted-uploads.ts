import { mkdirSync, readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { multipart } from '../test-support/multipart.ts';
import { snapshot } from '../test-support/snapshot.ts';
import { Client } from './client.ts';
import { number, seconds } from './figures.ts';
import type { Scene } from './scene.ts';
import { openFiles, residentMegabytes } from './server-memory.ts';
import type { Trial } from './trial.ts';
import { bothEngines, Verdict } from './trial.ts';

const AT_ONCE = 20;
const MOST_GROWTH = 1.1;
const PATIENCE_MS = 30_000;

export const abortedUploads: Trial = {
  name: 'aborted-uploads',
  what: '1,000 uploads of a picture of about 1 MB, each broken off somewhere on the way',
  mustHold: 'no file, row or handler is left, memory is back within 10 %',
  engines: bothEngines,
  shortForm: { runsOn: bothEngines },
  async run(scene) {
    const verdict = new Verdict();
    const scratch = path.join(scene.dataDir, 'scratch');
    mkdirSync(scratch);
    const server = await scene.startServer({ TMPDIR: scratch });
    const pid = server.process.pid ?? 0;
    const client = new Client(server.origin, 2);
    const cookie = await client.logIn();
    const upload = await largeUpload(cookie);
    const broken = (count: number) => breakOff(server.origin, upload, count);
    // What a server needs for uploads at all is there after some of them.
    const complete = { headers: upload.headers, body: upload.body };
    for (let n = 0; n < scene.count(1, 3); n += 1) await client.ask('POST', '/api/galleryupload', complete);
    await broken(scene.count(10, 200));
    await settle();
    const before = { memory: residentMegabytes(pid), files: openFiles(pid), rows: await print(scene) };
    const times = scene.count(40, 1000);
    await broken(times);
    const memory = await memoryBack(pid, scene.isShort ? Number.POSITIVE_INFINITY : before.memory * MOST_GROWTH);
    // Memory that comes and goes by a few megabytes says nothing after a short run.
    const isBack = memory <= before.memory * MOST_GROWTH || scene.isShort;
    verdict.demand(isBack, `memory went from ${number(before.memory)} to ${number(memory)} MB`);
    verdict.demand((await print(scene)) === before.rows, 'something was stored');
    verdict.demand(readdirSync(scratch).length === 0, `files are left: ${readdirSync(scratch).join(', ')}`);
    const files = openFiles(pid);
    verdict.demand(files <= before.files + 2, `${files} files and connections are open, ${before.files} were before`);
    client.close();
    const stoppedAfter = await timeToStop(() => server.stop());
    verdict.demand(stoppedAfter < 3000, `something was under way for ${seconds(stoppedAfter)} after the end`);
    return {
      figures: [
        `${number(times)} broken off`,
        `memory ${number(before.memory)} MB before, ${number(memory)} MB after`,
        `${before.files} files and connections open before, ${files} after`,
        'nothing stored, no file left, nothing under way',
      ],
      faults: verdict.faults,
    };
  },
};

const print = async (scene: Scene): Promise<string> => JSON.stringify(await scene.look(({ db }) => snapshot(db)));
const settle = () => delay(1000);

async function largeUpload(cookie: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: '#000', noise } });
  const file = await picture.jpeg({ quality: 90 }).toBuffer();
  const { headers, payload } = multipart({ alt: 'never stored' }, [{ field: 'images', bytes: file }]);
  return { headers: { ...(headers as Record<string, string>), cookie }, body: payload as Buffer };
}

async function breakOff(
  origin: string,
  { headers, body }: { headers: Record<string, string>; body: Buffer },
  count: number,
): Promise<void> {
  const agent = new Agent();
  let next = 0;
  const breakOne = async () => {
    const call = request(`${origin}/api/galleryupload`, {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-length': body.length },
    });
    call.on('error', () => {});
    // The last bytes never arrive: what did arrive whole may be kept.
    call.write(body.subarray(0, Math.floor(Math.random() * (body.length - 100))));
    await delay(Math.random() * 40);
    call.destroy();
  };
  const worker = async () => {
    for (; next < count; next += 1) await breakOne();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function memoryBack(pid: number, most: number): Promise<number> {
  const deadline = performance.now() + PATIENCE_MS;
  await settle();
  while (residentMegabytes(pid) > most && performance.now() < deadline) await settle();
  return residentMegabytes(pid);
}

async function timeToStop(stop: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await stop();
  return performance.now() - startedAt;
}
