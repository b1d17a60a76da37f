import sharp from 'sharp';
import type { VideoContent } from '../../contract/schemas/page-content.ts';
import { VIDEO_SIZE } from '../../contract/schemas/page-content.ts';
import { easeOut, progress, slowing } from './motion.ts';
import type { Palette } from './palette.ts';
import { CENTRE, drawGround, drawShade, palettes } from './palette.ts';
import type { Layer } from './pixels.ts';
import { compose, layerOf, mix } from './pixels.ts';
import { drawWords, wordsRestAfter } from './scene-words.ts';

type Scene = VideoContent['scenes'][number];
/** How something looks at a moment of its scene, in seconds. */
type At<What> = (now: number) => Promise<What>;

export interface Cast {
  accent: string;
  dealership: string;
  /** Files of the frames of a model's turn; the first shows it from the front quarter. */
  turnOf: (model: string) => string[];
  /** The file of a backdrop, if it is there yet. */
  backdropOf: (name: string) => string | undefined;
}

export const FRAMES_PER_SECOND = 25;
const FADE_SECONDS = 0.4;
const TURN_SECONDS = 2.2;
const ZOOM_PER_SECOND = 0.014;
const VEHICLE = { width: 712, height: 534 };
const ENTRANCE = 170;

/** Every frame of a video as raw RGB, one after the other. */
export async function* film({ scenes }: VideoContent, cast: Cast): AsyncGenerator<Buffer> {
  let last: Buffer | undefined;
  for (const scene of scenes) {
    const drawAt = await openScene(scene, cast);
    const before = last;
    for (let frame = 0; frame < Math.round(scene.seconds * FRAMES_PER_SECOND); frame++) {
      const now = frame / FRAMES_PER_SECOND;
      const drawn = await drawAt(now);
      last = before ? mix(before, drawn, easeOut(progress(now, 0, FADE_SECONDS))) : drawn;
      yield last;
    }
  }
}

/** The scene when everything in it has come to rest. */
export async function stillOf(scene: Scene, cast: Cast): Promise<Buffer> {
  const drawAt = await openScene(scene, cast);
  return drawAt(scene.seconds);
}

async function openScene(scene: Scene, cast: Cast): Promise<At<Buffer>> {
  const backdrop = scene.backdrop && cast.backdropOf(scene.backdrop);
  const palette = palettes(cast.accent)[backdrop ? 'night' : scene.colour];
  const sceneAt = backdrop ? await openBackdrop(backdrop, palette) : await openTurn(cast.turnOf(scene.model), palette);
  const wordsAt = await openWords(scene, palette, cast.dealership);
  return async (now) => {
    const { ground, layers } = await sceneAt(now);
    return compose(ground, [...layers, await wordsAt(now)]);
  };
}

interface Picture {
  ground: Buffer;
  layers: Layer[];
}

/** The vehicle comes in from the side, turns once, and ends as the hero of its scene. */
async function openTurn(files: string[], palette: Palette): Promise<At<Picture>> {
  const ground = await sharp(Buffer.from(drawGround(palette)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const turn = await Promise.all([...files.slice(1), files[0] as string].map(openVehicle));
  return async (now) => {
    const turned = slowing(progress(now, 0, TURN_SECONDS));
    const vehicle = turn[Math.min(Math.floor(turned * turn.length), turn.length - 1)] as Buffer;
    return { ground, layers: [await place(vehicle, (1 - easeOut(progress(now, 0, TURN_SECONDS))) * ENTRANCE)] };
  };
}

/** A picture that fills the frame and draws slowly nearer; cut from a larger one, so that it moves by less than a pixel. */
async function openBackdrop(file: string, palette: Palette): Promise<At<Picture>> {
  const [width, height] = [VIDEO_SIZE.width * 2, VIDEO_SIZE.height * 2];
  const large = await sharp(file).resize({ width, height, fit: 'cover' }).removeAlpha().raw().toBuffer();
  const shade = await layerOf(drawShade(palette));
  return async (now) => {
    const share = (now * ZOOM_PER_SECOND) / 2;
    const [left, top] = [Math.round(width * share), Math.round(height * share)];
    const ground = await sharp(large, { raw: { width, height, channels: 3 } })
      .extract({ left, top, width: width - 2 * left, height: height - 2 * top })
      .resize({ ...VIDEO_SIZE, fit: 'fill' })
      .raw()
      .toBuffer();
    return { ground, layers: [shade] };
  };
}

async function openWords(scene: Scene, palette: Palette, dealership: string): Promise<At<Layer>> {
  const wordsAt = (now: number) => layerOf(drawWords(scene, palette, dealership, now));
  const atRest = await wordsAt(scene.seconds);
  return async (now) => (now < wordsRestAfter(scene) ? wordsAt(now) : atRest);
}

const openVehicle = (file: string): Promise<Buffer> =>
  sharp(file)
    .resize({ ...VEHICLE, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();

async function place(vehicle: Buffer, shift: number): Promise<Layer> {
  const left = Math.round(CENTRE.x - VEHICLE.width / 2 + shift);
  const top = Math.round(CENTRE.y - VEHICLE.height / 2 + 14);
  const width = Math.min(VEHICLE.width, VIDEO_SIZE.width - left);
  const input = await sharp(vehicle, { raw: { ...VEHICLE, channels: 4 } })
    .extract({ left: 0, top: 0, width, height: VEHICLE.height })
    .raw()
    .toBuffer();
  return { input, raw: { width, height: VEHICLE.height, channels: 4 }, left, top };
}
