import type { FastifyInstance, FastifyReply } from 'fastify';
import { BASE_LOCALE } from '../../contract/locales.ts';
import type { Theme } from './front-end.ts';
import type { SiteLook } from './site-look.ts';

/** What a browser shows for the site outside its pages: in a tab, and among the apps of a phone it was installed on. */

export const MANIFEST_PATH = '/manifest.webmanifest';
export const TOUCH_ICON_PATH = '/icon-180.png';

/** A maskable icon may be cut to any shape, so it has ground around it. */
const drawnIcons = [
  { path: TOUCH_ICON_PATH, size: 180, hasGround: true },
  { path: '/icon-192.png', size: 192, hasGround: false },
  { path: '/icon-512.png', size: 512, hasGround: false },
  { path: '/icon-maskable.png', size: 512, hasGround: true },
  // Asked for where no page names an icon: beside a picture that is opened by itself.
  { path: '/favicon.ico', size: 32, hasGround: false },
] as const;
const [, small, large, maskable] = drawnIcons;

export function serveIdentity(app: FastifyInstance, lookNow: () => Promise<SiteLook>): void {
  const answer = (reply: FastifyReply, type: string, body: string | Buffer) =>
    reply.header('content-type', type).header('cache-control', 'public, max-age=86400').send(body);

  app.get('/icon.svg', async (_request, reply) => {
    const { theme } = await lookNow();
    return answer(reply, 'image/svg+xml', wheel(theme, false));
  });
  app.get(MANIFEST_PATH, async (_request, reply) =>
    answer(reply, 'application/manifest+json', JSON.stringify(manifest(await lookNow()))),
  );
  for (const { path, size, hasGround } of drawnIcons) {
    let last: { svg: string; drawn: Promise<Buffer> } | undefined;
    app.get(path, async (_request, reply) => {
      const { theme } = await lookNow();
      const svg = wheel(theme, hasGround);
      if (last?.svg !== svg) last = { svg, drawn: draw(svg, size) };
      return answer(reply, 'image/png', await last.drawn);
    });
  }
}

/** A wheel in the dealership's colour, or on it. */
function wheel({ accent, onAccent }: Theme, hasGround: boolean): string {
  const ground = hasGround ? `<rect width="32" height="32" fill="${accent}"/>` : '';
  const [radius, width, colour] = hasGround ? [7, 5, onAccent] : [11, 8, accent];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}<circle cx="16" cy="16" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/></svg>`;
}

async function draw(svg: string, size: number): Promise<Buffer> {
  // A tenth of the time of a start, for what is asked for once.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
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
    ...[small, large].map(({ path, size }) => ({ src: path, sizes: `${size}x${size}`, type: 'image/png' })),
    { src: maskable.path, sizes: `${maskable.size}x${maskable.size}`, type: 'image/png', purpose: 'maskable' },
  ],
});
