/** Uploaded pictures are kept in these widths (and their own, where that is smaller), each as WebP and as AVIF. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;
export const PICTURE_FORMATS = ['webp', 'avif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
export const UPLOADS_PATH = '/uploads/';

/** The name tells a page the size of the picture, so that nothing moves when it arrives. */
export const pictureFileName = (id: string, width: number, height: number, format: string): string =>
  `${id}-${width}x${height}.${format}`;

/** Where the pictures that belong to a release are served, and stand below `demo/public/`. */
const RELEASE_PATH = '/pictures/';

export interface ReleasePictureKind {
  /** Fits the names of this kind: the address without `/pictures/` and ending, the path of the render without ending. */
  name: RegExp;
  width: number;
  height: number;
  /** Ascending; the last is the width of the picture itself. */
  widths: readonly number[];
  formats: readonly PictureFormat[];
  /** The most that the largest file of each format may weigh. */
  maxBytes: number;
  /** Whether pages show a blurred miniature until the picture is there. */
  hasBlur: boolean;
  /** A small AVIF of each picture besides: a whole set of these is fetched by phones and over thin lines. */
  light?: { width: number; maxSetBytes: number };
}

const ofModel = (view: string) => new RegExp(`^models/[a-z0-9-]+/${view}$`);
const view = { width: 800, height: 600, widths: [400, 800], formats: PICTURE_FORMATS, maxBytes: 48_000, hasBlur: true };

/** Every kind of picture that a release has. Scripts, content, server and pages compose file names from this table alone. */
export const releasePictureKinds = {
  hero: {
    name: ofModel('hero'),
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    formats: PICTURE_FORMATS,
    maxBytes: 60_000,
    hasBlur: true,
  },
  side: { ...view, name: ofModel('side') },
  colour: { ...view, name: ofModel('colour-[1-9]') },
  /** 24 frames together stay below 750 kB in each format; the light ones leave room for the page itself in 450 kB. */
  turn: {
    ...view,
    name: ofModel('turn-\\d\\d'),
    widths: [800],
    maxBytes: 31_000,
    hasBlur: false,
    light: { width: 480, maxSetBytes: 240_000 },
  },
  feature: { ...view, name: ofModel('feature-[1-9]'), width: 640, height: 480, widths: [320, 640] },
  accessory: { ...view, name: /^accessories\/[a-z0-9-]+$/, width: 640, height: 640, widths: [320, 640] },
  slide: {
    ...view,
    name: /^slides\/[a-z0-9-]+$/,
    width: 1600,
    height: 700,
    widths: [640, 1600],
    maxBytes: 180_000,
  },
  gallery: {
    ...view,
    name: /^gallery\/[a-z0-9-]+$/,
    width: 960,
    height: 640,
    widths: [480, 960],
    maxBytes: 120_000,
  },
} as const satisfies Record<string, ReleasePictureKind>;

/** The address that content and API use: the largest WebP. */
export const releaseAddress = (name: string): string => `${RELEASE_PATH}${name}.webp`;

const releaseName = (address: string): string => address.slice(RELEASE_PATH.length).replace(/\.webp$/, '');

export const findReleaseKind = (name: string): ReleasePictureKind | undefined =>
  Object.values<ReleasePictureKind>(releasePictureKinds).find((kind) => kind.name.test(name));

export interface ReleasePictureFile {
  address: string;
  format: PictureFormat;
  width: number;
}

const widthsIn = ({ light, widths }: ReleasePictureKind, format: PictureFormat): readonly number[] =>
  light && format === 'avif' ? [light.width, ...widths] : widths;

/** Every file of a picture of a release, smallest first in each format; none for an address that is no such picture. */
export function releaseFiles(address: string): ReleasePictureFile[] {
  const name = releaseName(address);
  const kind = findReleaseKind(name);
  if (!kind || address !== releaseAddress(name)) return [];
  return kind.formats.flatMap((format) =>
    widthsIn(kind, format).map((width) => {
      const suffix = width === kind.width ? '' : `-${width}`;
      return { address: `${RELEASE_PATH}${name}${suffix}.${format}`, format, width };
    }),
  );
}

/** Every file of an uploaded picture, as the server draws them; its own size stands in its name. */
function uploadFiles(address: string): { size: PictureSize; files: ReleasePictureFile[] } | undefined {
  const [, id, own, high] = /^\/uploads\/([\w~-]+)-(\d+)x(\d+)\.webp$/.exec(address) ?? [];
  if (!id) return undefined;
  const size = { width: Number(own), height: Number(high) };
  const widths = [...PICTURE_WIDTHS.filter((width) => width < size.width), size.width];
  const files = PICTURE_FORMATS.flatMap((format) =>
    widths.map((width) => {
      const height = scaledHeight(size, width);
      return { address: UPLOADS_PATH + pictureFileName(id, width, height, format), format, width };
    }),
  );
  return { size, files };
}

interface PictureSize {
  width: number;
  height: number;
}

export const scaledHeight = ({ width, height }: PictureSize, newWidth: number): number =>
  Math.max(1, Math.round((height * newWidth) / width));

/** What a page needs to know to show a picture, be it of a release or uploaded; undefined for any other address. */
export function pictureFiles(address: string): { size: PictureSize; files: ReleasePictureFile[] } | undefined {
  const kind = findReleaseKind(releaseName(address));
  if (!kind) return uploadFiles(address);
  const { width, height } = kind;
  return { size: { width, height }, files: releaseFiles(address) };
}
