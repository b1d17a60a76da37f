import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aboutBike, pagePaths } from '../../contract/page-paths.ts';
import { modelPreview } from '../../contract/previews.ts';
import { someModel } from '../../test-support/demo.ts';
import { stopClock } from '../../test-support/stopped-clock.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { BUILD_FOLDER } from './built-front-end.ts';
import { servePages } from './serve-pages.ts';

const LIMIT = 3;

describe.skipIf(!existsSync(BUILD_FOLDER))(
  'the picture of a page in a chat window, where no public address is set',
  () => {
    const test = setUpTestApp({ publicUrl: '', unusualPagesPerMinute: LIMIT }, servePages);
    const visit = (url: string, host: string, remoteAddress = '203.0.113.1') =>
      test.inject({ method: 'GET', url, headers: { accept: 'text/html', host }, remoteAddress });
    const pictureOf = ({ body }: { body: string }) => /og:image" content="([^"]*)"/.exec(body)?.[1];

    it('has the whole address under which the page was asked for, and a kept page is sent to no other host', async () => {
      const hosts = ['localhost:3000', '192.168.1.5:3000', 'www.example.test', 'localhost:3000'];
      for (const host of hosts) {
        const picture = pictureOf(await visit(aboutBike(pagePaths.bikeDetail, someModel.bikeName), host));
        expect(picture).toBe(`http://${host}${modelPreview(someModel.bikeName, someModel.price)}`);
      }
    });

    it.each(['a"><script>', 'a/b', 'user@elsewhere.test'])('names none for the host %s', async (host) => {
      const page = await visit('/terms', host);
      expect(pictureOf(page)).toBeUndefined();
      expect(page.body).not.toContain(host);
    });

    it('is made for a few made-up hosts a minute, and for everybody else as before', async () => {
      stopClock();
      const other = '203.0.113.2';
      const answers: number[] = [];
      for (let number = 0; number <= LIMIT; number += 1) {
        answers.push((await visit('/about', `made-up-${number}.test`, other)).statusCode);
      }
      expect(answers).toEqual([...Array.from({ length: LIMIT }, () => 200), 429]);
      expect((await visit('/about', 'made-up-0.test', other)).statusCode).toBe(200);
      expect((await visit('/about', 'www.example.test', '203.0.113.3')).statusCode).toBe(200);
    });

    it.each([
      ['the sitemap', (number: number) => ['/sitemap.xml', `made-up-${number}.test`]],
      ['this machine with a made-up port', (number: number) => ['/terms-conditions', `localhost:${number + 1}`]],
    ] as const)('goes for %s, too', async (what, invented) => {
      stopClock();
      const answers: number[] = [];
      for (let number = 0; number <= LIMIT; number += 1) {
        const [url = '', host = ''] = invented(number);
        answers.push((await visit(url, host, `203.0.113.${what.length}`)).statusCode);
      }
      expect(answers).toEqual([...Array.from({ length: LIMIT }, () => 200), 429]);
    });
  },
);
