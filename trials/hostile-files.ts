import { crc32, deflateSync } from 'node:zlib';
import type { Sharp } from 'sharp';
import sharp from 'sharp';

/** Stands in everything of a file that is not the picture: none of it may come out again. */
export const MARK = 'Kickstand-Hostile-Mark';

export interface HostileFile {
  what: string;
  /** A picture may be kept if it is drawn anew; whatever is none must be refused. */
  expected: 'kept' | 'refused' | 'either';
  name?: string;
  type?: string;
  bytes: () => Promise<Buffer> | Buffer;
}

const SCRIPT = `<script>alert('${MARK}')</script>`;
const PHP = `<?php system($_GET['${MARK}']); ?>`;
const SIDE = 7000;

const drawn = (width = 80, height = 60): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#1c5c66' } });
const glass = (width: number, height: number): Sharp => drawn(width, height).ensureAlpha(0.5);
const noise = (): Sharp =>
  sharp({
    create: {
      width: 96,
      height: 64,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
const exif = { IFD0: { Artist: MARK, ImageDescription: SCRIPT }, IFD3: { GPSLatitude: '15/1 21/1 0/1' } };
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${MARK}"/></rdf:RDF></x:xmpmeta>`;
const half = async (file: Promise<Buffer>): Promise<Buffer> => {
  const whole = await file;
  return whole.subarray(0, Math.floor(whole.length / 2));
};
const followedBy = async (file: Promise<Buffer>, rest: string | Buffer): Promise<Buffer> =>
  Buffer.concat([await file, Buffer.from(rest)]);

/** A segment right after the start of a JPEG. */
async function jpegWithSegment(marker: number, content: Buffer): Promise<Buffer> {
  const file = await drawn().jpeg().toBuffer();
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([file.subarray(0, 2), head, content, file.subarray(2)]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A chunk right after the header of a PNG. */
async function pngWithChunk(type: string, content: Buffer): Promise<Buffer> {
  const file = await drawn().png().toBuffer();
  return Buffer.concat([file.subarray(0, 33), pngChunk(type, content), file.subarray(33)]);
}

/** Says it is larger than it is; the size is read before anything is unpacked. */
async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const file = await drawn(1, 1).png().toBuffer();
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

async function changed(file: Promise<Buffer>, at: number, value: number): Promise<Buffer> {
  const copy = Buffer.from(await file);
  copy[at] = value;
  return copy;
}

const svg = (inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`);
const text = (content: string): Buffer => Buffer.from(content, 'latin1');
const bomb = (): Buffer => deflateSync(Buffer.alloc(100 * 1024 * 1024));
const animated = (frames: number, side: number): Promise<Buffer> => {
  const shades = Array.from({ length: frames }, (_, index) => Buffer.alloc(side * side * 3, 100 + index));
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
  return sharp(Buffer.concat(shades), { raw, limitInputPixels: false }).webp({ effort: 0 }).toBuffer();
};

/** A black PNG with all its pixels, packed into a thousandth of their bytes. */
function blackPng(width: number, height: number, isInterlaced: boolean): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, isInterlaced ? 1 : 0], 8);
  const rows = deflateSync(Buffer.alloc((1 + 3 * width) * height), { level: 1 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, pngChunk('IHDR', head), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]);
}

const LONG = 49_000_000;
const lines: HostileFile[] = [false, true].flatMap((isInterlaced): HostileFile[] => {
  const what = isInterlaced ? 'interlaced PNG' : 'PNG';
  return [
    { what: `${what}, 49 million wide`, expected: 'refused', bytes: () => blackPng(LONG, 1, isInterlaced) },
    { what: `${what}, 49 million high`, expected: 'refused', bytes: () => blackPng(1, LONG, isInterlaced) },
  ];
});

/** As programs split it: a segment of a JPEG holds less than 64 kB. */
async function jpegWithProfile(bytes: number): Promise<Buffer> {
  const file = await drawn().jpeg().toBuffer();
  const part = 65_000;
  const count = Math.min(255, Math.ceil(bytes / part));
  const segments = Array.from({ length: count }, (_, index) => {
    const head = Buffer.concat([
      Buffer.from([0xff, 0xe2, 0, 0]),
      text('ICC_PROFILE\0'),
      Buffer.from([index + 1, count]),
    ]);
    head.writeUInt16BE(head.length - 2 + part, 2);
    return Buffer.concat([head, Buffer.alloc(part, MARK)]);
  });
  return Buffer.concat([file.subarray(0, 2), ...segments, file.subarray(2)]);
}

const withSecrets: HostileFile[] = [
  { what: 'JPEG with EXIF and GPS', expected: 'kept', bytes: () => drawn().jpeg().withExif(exif).toBuffer() },
  { what: 'JPEG with XMP', expected: 'kept', bytes: () => drawn().jpeg().withXmp(xmp).toBuffer() },
  { what: 'WebP with EXIF', expected: 'kept', bytes: () => drawn().webp().withExif(exif).toBuffer() },
  { what: 'AVIF with EXIF', expected: 'kept', bytes: () => drawn().avif({ effort: 0 }).withExif(exif).toBuffer() },
  { what: 'PNG with EXIF', expected: 'kept', bytes: () => drawn().png().withExif(exif).toBuffer() },
  { what: 'JPEG with a script as its comment', expected: 'kept', bytes: () => jpegWithSegment(0xfe, text(SCRIPT)) },
  { what: 'JPEG with PHP in a segment of its own', expected: 'kept', bytes: () => jpegWithSegment(0xed, text(PHP)) },
  { what: 'JPEG followed by a page', expected: 'kept', bytes: () => followedBy(drawn().jpeg().toBuffer(), SCRIPT) },
  { what: 'JPEG followed by PHP', expected: 'kept', bytes: () => followedBy(drawn().jpeg().toBuffer(), PHP) },
  {
    what: 'JPEG followed by an archive',
    expected: 'kept',
    bytes: () => followedBy(drawn().jpeg().toBuffer(), `PK\u0003\u0004${MARK}`),
  },
  {
    what: 'PNG with a script as its text',
    expected: 'kept',
    bytes: () => pngWithChunk('tEXt', text(`Comment\0${SCRIPT}`)),
  },
  { what: 'PNG with data after its end', expected: 'kept', bytes: () => followedBy(drawn().png().toBuffer(), PHP) },
];

const bombs: HostileFile[] = [
  {
    what: 'PNG whose packed text unpacks to 100 MB',
    expected: 'either',
    bytes: () => pngWithChunk('zTXt', Buffer.concat([text('Comment\0\0'), bomb()])),
  },
  {
    what: 'PNG whose colour profile unpacks to 100 MB',
    expected: 'either',
    bytes: () => pngWithChunk('iCCP', Buffer.concat([text('Profile\0\0'), bomb()])),
  },
  { what: 'PNG that claims 10 gigapixels', expected: 'refused', bytes: () => pngClaiming(100_000, 100_000) },
  { what: 'PNG that claims 2 billion by 1', expected: 'refused', bytes: () => pngClaiming(2_000_000_000, 1) },
  { what: 'PNG of 49 megapixels in one colour', expected: 'kept', bytes: () => drawn(SIDE, SIDE).png().toBuffer() },
  {
    what: 'PNG of 49 megapixels, interlaced',
    expected: 'kept',
    bytes: () => drawn(SIDE, SIDE).png({ progressive: true }).toBuffer(),
  },
  {
    what: 'JPEG of 49 megapixels that lies on its side',
    expected: 'kept',
    bytes: () => drawn(SIDE, SIDE).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  },
  {
    what: 'JPEG of 49 megapixels in several passes',
    expected: 'kept',
    bytes: () => drawn(SIDE, SIDE).jpeg({ progressive: true }).toBuffer(),
  },
  {
    what: 'JPEG of 49 megapixels in several passes, with all its colours',
    expected: 'refused',
    bytes: () => drawn(SIDE, SIDE).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  {
    what: 'JPEG of 49 megapixels for print, in several passes',
    expected: 'refused',
    bytes: () => drawn(SIDE, SIDE).toColourspace('cmyk').jpeg({ progressive: true }).toBuffer(),
  },
  {
    what: 'PNG of 49 megapixels, interlaced, transparent and 16 bits deep',
    expected: 'refused',
    bytes: () => glass(SIDE, SIDE).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  },
  { what: 'WebP of 49 megapixels', expected: 'kept', bytes: () => drawn(SIDE, SIDE).webp({ effort: 0 }).toBuffer() },
  {
    what: 'WebP of 49 megapixels without loss',
    expected: 'kept',
    bytes: () => glass(SIDE, SIDE).webp({ lossless: true, effort: 0 }).toBuffer(),
  },
  {
    what: 'WebP of two moving pictures of 49 megapixels',
    expected: 'either',
    bytes: () => animated(2, SIDE),
  },
  { what: 'AVIF of 49 megapixels', expected: 'refused', bytes: () => drawn(SIDE, SIDE).avif({ effort: 0 }).toBuffer() },
  {
    what: 'AVIF of 12 megapixels and 12 bits',
    expected: 'refused',
    bytes: () => drawn(4000, 3000).toColourspace('rgb16').avif({ effort: 0, bitdepth: 12 }).toBuffer(),
  },
  {
    what: 'AVIF of 12 megapixels, transparent, with all its colours',
    expected: 'either',
    bytes: () => glass(4050, 3030).avif({ effort: 0 }).toBuffer(),
  },
  {
    what: 'AVIF of 12 megapixels, as cameras have it',
    expected: 'kept',
    bytes: () => drawn(4032, 3024).avif({ effort: 0, chromaSubsampling: '4:2:0' }).toBuffer(),
  },
  ...lines,
  {
    what: 'JPEG of 65,000 by 760',
    expected: 'refused',
    bytes: () => drawn(65_000, 760).jpeg({ progressive: true }).toBuffer(),
  },
  { what: 'JPEG of 760 by 65,000', expected: 'refused', bytes: () => drawn(760, 65_000).jpeg().toBuffer() },
  { what: 'WebP of 16,383 by 2', expected: 'refused', bytes: () => drawn(16_383, 2).webp().toBuffer() },
  { what: 'AVIF of 16,100 by 16', expected: 'refused', bytes: () => drawn(16_100, 16).avif({ effort: 0 }).toBuffer() },
  {
    what: 'PNG of 16,000 by 3,000, interlaced',
    expected: 'kept',
    bytes: () => drawn(16_000, 3000).png({ progressive: true }).toBuffer(),
  },
  { what: 'JPEG with 9 MB of colour profile', expected: 'either', bytes: () => jpegWithProfile(9 * 1024 * 1024) },
  {
    what: 'WebP with 9 MB of EXIF',
    expected: 'either',
    bytes: () =>
      drawn()
        .webp()
        .withExif({ IFD0: { ImageDescription: MARK.repeat(400_000) } })
        .toBuffer(),
  },
  {
    what: 'PNG with 9 MB of text',
    expected: 'either',
    bytes: () => pngWithChunk('tEXt', text(`Comment\0${MARK.repeat(400_000)}`)),
  },
  { what: 'PNG of 51 megapixels', expected: 'refused', bytes: () => drawn(7200, 7084).png().toBuffer() },
  { what: 'WebP of 60 moving pictures', expected: 'kept', bytes: () => animated(60, 64) },
  {
    what: 'a file of more than 10 MB',
    expected: 'refused',
    bytes: () => followedBy(drawn().jpeg().toBuffer(), Buffer.alloc(10 * 1024 * 1024)),
  },
];

const damaged: HostileFile[] = [
  { what: 'JPEG cut in half', expected: 'refused', bytes: () => half(noise().jpeg().toBuffer()) },
  { what: 'PNG cut in half', expected: 'refused', bytes: () => half(noise().png().toBuffer()) },
  { what: 'WebP cut in half', expected: 'refused', bytes: () => half(noise().webp().toBuffer()) },
  { what: 'AVIF cut in half', expected: 'refused', bytes: () => half(noise().avif({ effort: 0 }).toBuffer()) },
  { what: 'PNG with a wrong checksum', expected: 'either', bytes: () => changed(noise().png().toBuffer(), 60, 7) },
  {
    what: 'WebP that lies about its length',
    expected: 'either',
    bytes: () => changed(noise().webp().toBuffer(), 5, 255),
  },
  { what: 'nothing at all', expected: 'refused', bytes: () => Buffer.alloc(0) },
  { what: 'a single byte', expected: 'refused', bytes: () => Buffer.from([0xff]) },
];

const entities = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
const noPictures: HostileFile[] = [
  { what: 'SVG with a script', expected: 'refused', bytes: () => svg(SCRIPT) },
  {
    what: 'SVG that reads a file of the server',
    expected: 'refused',
    bytes: () => Buffer.concat([text('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'), svg('&x;')]),
  },
  {
    what: 'SVG with entities of entities',
    expected: 'refused',
    bytes: () => Buffer.concat([text(entities), svg('&b;')]),
  },
  { what: 'a page that says it is a JPEG', expected: 'refused', bytes: () => text(`<!doctype html>${SCRIPT}`) },
  { what: 'PHP that begins like a GIF', expected: 'refused', bytes: () => text(`GIF89a${PHP}`) },
  {
    what: 'PHP that begins like a JPEG',
    expected: 'refused',
    bytes: () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), text(PHP)]),
  },
  {
    what: 'a page that begins like a PNG',
    expected: 'refused',
    bytes: () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), text(SCRIPT)]),
  },
  { what: 'GIF', expected: 'refused', bytes: () => drawn().gif().toBuffer() },
  { what: 'TIFF', expected: 'refused', bytes: () => drawn().tiff().toBuffer() },
  { what: 'HEIC', expected: 'refused', bytes: () => text(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${MARK}`) },
  { what: 'BMP', expected: 'refused', bytes: () => Buffer.concat([text('BM'), Buffer.alloc(200, 1)]) },
  { what: 'PDF', expected: 'refused', bytes: () => text('%PDF-1.7\n1 0 obj') },
  { what: 'an archive', expected: 'refused', bytes: () => text('PK\u0003\u0004'.padEnd(200, '\0')) },
  { what: 'a program for Windows', expected: 'refused', bytes: () => text('MZ'.padEnd(300, '\0')) },
  { what: 'a program for Linux', expected: 'refused', bytes: () => text('\x7fELF'.padEnd(300, '\0')) },
];

const falseNames: HostileFile[] = [
  ['..\\..\\evil.php', 'application/x-php'],
  ['../../../etc/cron.d/evil', 'image/jpeg'],
  ['picture.jpg\u0000.html', 'text/html'],
  [`${'a'.repeat(300)}.jpg`, 'image/svg+xml'],
  [`"><img src=x onerror=alert('${MARK}')>.png`, 'image/png'],
].map(([name = '', type = '']) => ({
  what: `JPEG with the name ${JSON.stringify(name.slice(0, 30))}`,
  expected: 'either',
  name,
  type,
  bytes: () => drawn().jpeg().toBuffer(),
}));

export const hostileFiles: readonly HostileFile[] = [
  ...withSecrets,
  ...bombs,
  ...damaged,
  ...noPictures,
  ...falseNames,
];
