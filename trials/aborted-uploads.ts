import { mkdirSync, readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { multipart, smallPicture } from '../test-support/multipart.ts';
import { snapshot } from '../test-support/snapshot.ts';
import { Client } from './client.ts';
import { bothEngines } from './engine-name.ts';
import { number, seconds } from './figures.ts';
import type { Scene } from './scene.ts';
import { megabytesInUse, openFiles, residentMegabytes, tellingMemory } from './server-memory.ts';
import type { Trial } from './trial.ts';
import { Verdict } from './trial.ts';

const AT_ONCE = 20;
const MOST_GROWTH = 1.1;
/** After a few, what is kept for the next ones is not all there yet. */
const MOST_GROWTH_IN_SHORT = 1.5;
/** The database may be asked over one or two more at a time. */
const MORE_CONNECTIONS = 2;
const PATIENCE_MS = 30_000;

export const abortedUploads: Trial = {
  name: 'aborted-uploads',
  what: '1,000 uploads of a picture of about 1 MB, each broken off somewhere on the way',
  mustHold: 'no file, row or handler is left, memory in use is back within 10 %',
  engines: bothEngines,
  shortForm: { runsOn: ['sqlite'] },
  async run(scene) {
    const verdict = new Verdict();
    const scratch = path.join(scene.dataDir, 'scratch');
    mkdirSync(scratch);
    const server = await scene.startServer({ TMPDIR: scratch, ...tellingMemory });
    const pid = server.process.pid ?? 0;
    const client = new Client(server.origin, 2);
    const cookie = await client.logIn();
    const upload = uploadOf(cookie, await largePicture());
    const broken = (count: number) => breakOff(server.origin, upload, count);
    const times = scene.count(40, 1000);
    const goOn = () => readOn(client, scene.count(50, 2000));
    // As many before as after: what a server keeps for the next upload is there by then, and what it loses it loses again.
    // How large one is that arrives whole does not matter in short: it is drawn in a process of its own.
    const complete = scene.isShort ? uploadOf(cookie, await smallPicture()) : upload;
    for (let n = 0; n < scene.count(1, 3); n += 1) await client.ask('POST', '/api/galleryupload', complete);
    await broken(times);
    await goOn();
    const measure = async () => ({
      inUse: await megabytesInUse(server),
      resident: residentMegabytes(pid),
      files: openFiles(pid),
    });
    const before = await measure();
    const mostInUse = before.inUse * scene.count(MOST_GROWTH_IN_SHORT, MOST_GROWTH);
    const rows = await print(scene);
    await broken(times);
    const isTidy = ({ inUse, files }: typeof before) => inUse <= mostInUse && files <= before.files + MORE_CONNECTIONS;
    const after = await tidiedUp(measure, isTidy, goOn);
    const memory = `${number(before.inUse)} MB in use before, ${number(after.inUse)} MB after`;
    verdict.demand(after.inUse <= mostInUse, memory);
    verdict.demand((await print(scene)) === rows, 'something was stored');
    verdict.demand(readdirSync(scratch).length === 0, `files are left: ${readdirSync(scratch).join(', ')}`);
    verdict.demand(
      after.files <= before.files + MORE_CONNECTIONS,
      `${after.files} files and connections are open, ${before.files} were before`,
    );
    client.close();
    const stoppedAfter = await timeToStop(() => server.stop());
    verdict.demand(
      stoppedAfter < scene.within(3000),
      `something was under way for ${seconds(stoppedAfter)} after the end`,
    );
    return {
      figures: [
        `${number(times)} broken off, after as many others`,
        `${memory} (resident: ${number(before.resident)} MB and ${number(after.resident)} MB)`,
        `${before.files} files and connections open before, ${after.files} after`,
        'nothing stored, no file left, nothing under way',
      ],
      faults: verdict.faults,
    };
  },
};

const print = async (scene: Scene): Promise<string> => JSON.stringify(await scene.look(({ db }) => snapshot(db)));

function largePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: '#000', noise } });
  return picture.jpeg({ quality: 90 }).toBuffer();
}

function uploadOf(cookie: string, bytes: Buffer) {
  const { headers, payload } = multipart({ alt: 'never stored' }, [{ field: 'images', bytes }]);
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

/** What a server no longer needs it gives back while it works: one that nobody asks anything tidies up nothing. */
async function tidiedUp<Measured>(
  measure: () => Promise<Measured>,
  isTidy: (measured: Measured) => boolean,
  goOn: () => Promise<void>,
): Promise<Measured> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    await goOn();
    const measured = await measure();
    if (isTidy(measured) || performance.now() > deadline) return measured;
  }
}

/** Ordinary calls, one after the other, and a moment of rest. */
async function readOn(client: Client, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) await client.ask('GET', '/api/bikes');
  await delay(1000);
}

async function timeToStop(stop: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await stop();
  return performance.now() - startedAt;
}
