import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BASE_LOCALE } from '../../contract/locales.ts';
import { UPLOADS_PATH } from '../../contract/pictures.ts';
import { findPictureFile } from '../db/pictures.ts';
import { isSameTag } from '../http/etag.ts';
import type { IconShape } from './app-icons.ts';
import { drawLogo, drawWheel, iconVersion, pictureInSvg, wheel } from './app-icons.ts';
import type { Theme } from './front-end.ts';
import type { SiteLook } from './site-look.ts';

/** What a browser shows for the site outside its pages: in a tab, and among the apps of a phone it was installed on. */

const MANIFEST_PATH = '/manifest.webmanifest';
const DRAWING_PATH = '/icon.svg';

const drawnIcons = [
  { path: '/icon-180.png', size: 180, hasGround: true },
  { path: '/icon-192.png', size: 192, hasGround: false },
  { path: '/icon-512.png', size: 512, hasGround: false },
  { path: '/icon-maskable.png', size: 512, hasGround: true },
  // Asked for where no page names an icon: beside a picture that is opened by itself.
  { path: '/favicon.ico', size: 32, hasGround: false },
] as const;
const [touch, small, large, maskable] = drawnIcons;

const VERSION = 'v';
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** What a page names: with the version in it, nobody needs to ask again. */
const versioned = (path: string, theme: Theme): string => `${path}?${VERSION}=${iconVersion(theme)}`;

/** The tags of a page's head. A logo is a picture, which small icons show best as one. */
export const iconTags = (theme: Theme): string => `<link rel="icon" href="${
  theme.logo ? versioned(small.path, theme) : versioned(DRAWING_PATH, theme)
}" type="image/${theme.logo ? 'png' : 'svg+xml'}">
<link rel="apple-touch-icon" href="${versioned(touch.path, theme)}">
<link rel="manifest" href="${MANIFEST_PATH}">`;

type Answer = (request: FastifyRequest, reply: FastifyReply, body: { type: string; bytes: string | Buffer }) => unknown;

export function serveIdentity(app: FastifyInstance, lookNow: () => Promise<SiteLook>): void {
  const { db } = app.context.database;
  const draw = async (theme: Theme, shape: IconShape): Promise<Buffer> => {
    const { logo } = theme;
    const file = logo && (await findPictureFile(db, logo.address.slice(UPLOADS_PATH.length)));
    return file ? drawLogo(file.bytes, logo.ground, shape) : drawWheel(theme, shape);
  };
  const drawOnce = (shape: IconShape) => {
    let last: { version: string; drawn: Promise<Buffer> } | undefined;
    return (theme: Theme): Promise<Buffer> => {
      const version = iconVersion(theme);
      if (last?.version === version) return last.drawn;
      const drawing = { version, drawn: draw(theme, shape) };
      last = drawing;
      // What could not be drawn is drawn again for the next who asks.
      drawing.drawn.catch(() => {
        if (last === drawing) last = undefined;
      });
      return drawing.drawn;
    };
  };

  const inDrawing = drawOnce(small);
  app.get(DRAWING_PATH, async (request, reply) => {
    const { theme } = await lookNow();
    const bytes = theme.logo ? pictureInSvg(await inDrawing(theme)) : wheel(theme, false);
    return answerIcon(theme)(request, reply, { type: 'image/svg+xml', bytes });
  });
  for (const { path, ...shape } of drawnIcons) {
    const drawn = drawOnce(shape);
    app.get(path, async (request, reply) => {
      const { theme } = await lookNow();
      return answerIcon(theme)(request, reply, { type: 'image/png', bytes: await drawn(theme) });
    });
  }
  app.get(MANIFEST_PATH, async (request, reply) => {
    const bytes = JSON.stringify(manifest(await lookNow()));
    const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 10);
    return answer(request, reply, { type: 'application/manifest+json', bytes, etag, cacheControl: 'no-cache' });
  });
}

/** Under an address without a version, or with an old one, it is asked every time whether it is still the same. */
const answerIcon =
  (theme: Theme): Answer =>
  (request, reply, body) => {
    const version = iconVersion(theme);
    const isNamed = (request.query as Record<string, unknown>)[VERSION] === version;
    return answer(request, reply, { ...body, etag: version, cacheControl: isNamed ? FOR_GOOD : 'no-cache' });
  };

interface Body {
  type: string;
  bytes: string | Buffer;
  etag: string;
  cacheControl: string;
}

function answer(request: FastifyRequest, reply: FastifyReply, { type, bytes, etag, cacheControl }: Body): FastifyReply {
  reply.headers({ etag: `"${etag}"`, 'cache-control': cacheControl });
  if (isSameTag(request.headers['if-none-match'], `"${etag}"`)) return reply.code(304).send();
  return reply.header('content-type', type).send(bytes);
}

const manifest = ({ site: { [BASE_LOCALE]: english }, theme }: SiteLook) => ({
  name: english.dealership,
  short_name: english.dealership.split(' ', 1)[0],
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  lang: 'en',
  background_color: '#ffffff',
  theme_color: theme.accent,
  icons: [
    ...[small, large].map((icon) => ({ src: versioned(icon.path, theme), sizes: sizes(icon), type: 'image/png' })),
    { src: versioned(maskable.path, theme), sizes: sizes(maskable), type: 'image/png', purpose: 'maskable' },
  ],
});

const sizes = ({ size }: IconShape): string => `${size}x${size}`;
