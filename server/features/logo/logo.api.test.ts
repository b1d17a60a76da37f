import { existsSync } from 'node:fs';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOGO_FILE } from '../../../contract/logo.ts';
import { messages } from '../../../contract/messages.ts';
import { someModel } from '../../../test-support/demo.ts';
import { multipart } from '../../../test-support/multipart.ts';
import { publishSite } from '../../../test-support/publish-site.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { BUILD_FOLDER } from '../../ssr/built-front-end.ts';
import { servePages } from '../../ssr/serve-pages.ts';

const isBuilt = existsSync(BUILD_FOLDER);
const test = setUpTestApp({ publicUrl: 'https://www.example.test' }, isBuilt ? servePages : undefined);
let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
});

/** A bar in one colour with clear pixels around it. */
const clearLogo = (colour: string, width = 600, height = 120): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="10%" y="20%" width="80%" height="60%" fill="${colour}"/></svg>`,
    ),
  )
    .png()
    .toBuffer();
const upload = (bytes: Buffer, cookie = staff.cookie) => {
  const { headers, payload } = multipart({}, [{ field: LOGO_FILE, name: 'logo.png', type: 'image/png', bytes }]);
  const options: InjectOptions = { method: 'POST', url: '/api/logo', headers: { ...headers, cookie } };
  return test.inject({ ...options, ...(payload && { payload }) });
};

describe('a logo', () => {
  it.each([
    ['dark letters', '#0a2a66', 'light'],
    ['light letters', '#fff6d0', 'dark'],
  ])('with %s and nothing behind them says which ground it was drawn for', async (_what, colour, ground) => {
    const reply = await upload(await clearLogo(colour));
    expect(reply.statusCode, reply.body).toBe(201);
    const { picture, address, ...more } = reply.json();
    expect(more).toEqual({ ground });
    expect(address).toBe(`/uploads/${picture}-600x120.webp`);
    const stored = await staff('GET', address);
    expect(stored.headers['cache-control']).toBe('no-store');
    expect((await sharp(stored.rawPayload).metadata()).hasAlpha).toBe(true);
  });

  it('that fills its rectangle stands anywhere', async () => {
    const photo = sharp({ create: { width: 300, height: 90, channels: 3, background: '#ffffff' } });
    expect((await upload(await photo.jpeg().toBuffer())).json().ground).toBe('own');
  });

  it('as SVG is refused, whatever it begins with', async () => {
    for (const svg of [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg/>',
    ]) {
      const reply = await upload(Buffer.from(svg));
      expect([reply.statusCode, reply.json().message], svg).toEqual([415, messages.pictures.svg]);
    }
    expect((await upload(Buffer.from('<html>'))).json().message).toBe(messages.pictures.unsupported);
  });

  it('without a file, or without a session, is none', async () => {
    const { headers, ...more } = multipart({}, []);
    const asked = { method: 'POST', url: '/api/logo', headers: { ...headers, cookie: staff.cookie } } as const;
    const empty = await test.inject({ ...asked, ...more });
    expect([empty.statusCode, empty.json().message]).toEqual([400, messages.pictures.missing]);
    expect((await upload(await clearLogo('#000000'), '')).statusCode).toBe(401);
  });

  it('is on record, and changes nothing for the public by itself', async () => {
    const version = await test.app.context.contentVersion.current();
    await upload(await clearLogo('#000000'));
    expect(await test.app.context.contentVersion.current()).toBe(version);
    const entries = await test.database.db
      .selectFrom('audit')
      .select('action')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(entries).toEqual([{ action: 'logo.add' }]);
  });

  it('that is not stored, or stands elsewhere, cannot be published', async () => {
    const lost = { picture: 'x', address: '/uploads/nothing-10x10.webp', ground: 'own' };
    const refused = await publishSite(staff, { logo: lost });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { logo: 'is a picture that is not stored here. Please upload it again.' },
    ]);
    const elsewhere = await publishSite(staff, { logo: { ...lost, address: 'https://elsewhere.example/logo.webp' } });
    expect(elsewhere.json().fields).toEqual({ 'logo.address': 'must be a picture that was uploaded' });
    expect((await publishSite(staff, { logo: undefined })).statusCode).toBe(200);
  });
});

/** `npm test` builds first; without a build only these tests are left out. */
describe.skipIf(!isBuilt)('a logo that is published', () => {
  const visit = (url: string) => test.inject({ url, headers: { accept: 'text/html' } });
  const iconOf = (html: string) => /<link rel="icon" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const preview = '/previews/site.jpg';

  it('stands in the pages, the icons, the manifest, brochures and previews, until it is taken away', async () => {
    const home = async () => (await visit('/')).body;
    const manifest = async () => (await visit('/manifest.webmanifest')).json().icons;
    const before = {
      home: await home(),
      manifest: await manifest(),
      touch: (await visit('/icon-180.png')).rawPayload,
      svg: (await visit('/icon.svg')).body,
      brochure: (await visit(someModel.brochure)).headers.etag,
      preview: (await visit(preview)).headers.etag,
    };
    const logo = (await upload(await clearLogo('#00a040'))).json();
    await publishSite(staff, { logo });
    const shown = await home();
    const name = (await test.app.context.site.current()).en.dealership;
    const file = logo.address.replace('-600x120', '-480x96');
    expect(shown.match(new RegExp(`<img src="${file}" alt="${name}"`, 'g'))).toHaveLength(2);
    expect(shown).toContain(`"logo":"https://www.example.test${logo.address}"`);
    expect((await visit(file)).statusCode).toBe(200);

    const icon = iconOf(shown);
    expect(icon).toMatch(/^\/icon-192\.png\?v=/);
    expect((await visit(icon)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const old = await visit(iconOf(before.home));
    expect(old.headers['cache-control']).toBe('no-cache');
    expect(old.body).toContain('data:image/png;base64,');
    const same = await test.inject({ url: '/icon-192.png', headers: { 'if-none-match': String(old.headers.etag) } });
    expect(same.statusCode).toBe(304);

    const icons: { src: string; sizes: string; purpose?: string }[] = await manifest();
    expect(icons.map(({ src }) => src)).not.toEqual(before.manifest.map(({ src }: { src: string }) => src));
    for (const { src, sizes, purpose } of icons) {
      const { rawPayload } = await visit(src);
      const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect(`${info.width}x${info.height}`).toBe(sizes);
      const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
      const middle = info.width / 2;
      const [red = 255, green = 0] = at(middle, middle);
      expect([red < 20, Math.abs(green - 160) < 8], `the bar is ${red} ${green}`).toEqual([true, true]);
      expect(at(middle, 4), 'the plate').toEqual([255, 255, 255, 255]);
      expect(at(0, 0)[3], 'the corner').toBe(purpose === 'maskable' ? 255 : 0);
    }
    expect((await visit(someModel.brochure)).headers.etag).not.toBe(before.brochure);
    expect((await visit(preview)).headers.etag).not.toBe(before.preview);

    await publishSite(staff, { logo: undefined });
    const after = {
      home: await home(),
      manifest: await manifest(),
      touch: (await visit('/icon-180.png')).rawPayload,
      svg: (await visit('/icon.svg')).body,
      brochure: before.brochure,
      preview: (await visit(preview)).headers.etag,
    };
    expect(after).toEqual(before);
  });
});
