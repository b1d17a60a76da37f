import { multipart, smallPicture } from '../test-support/multipart.ts';
import { Client, jsonOf } from './client.ts';
import { MODEL } from './some-model.ts';
import type { Verdict } from './trial.ts';

/** A member of staff who changes a price and adds pictures as fast as the server answers, and remembers what it confirmed. */
export class StaffAtWork {
  prices = 0;
  uploads = 0;
  #cookie = '';
  #tried = 100_000;
  #confirmed = 0;
  #alts: string[] = [];

  async logIn(origin: string): Promise<void> {
    const client = new Client(origin, 1);
    this.#cookie = await client.logIn();
    client.close();
  }

  async work(origin: string, isOver: () => boolean): Promise<void> {
    const client = new Client(origin, 2);
    const picture = await smallPicture();
    await Promise.all([this.#changePrices(client, isOver), this.#upload(client, picture, isOver)]);
    client.close();
  }

  async #changePrices(client: Client, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      this.#tried += 1;
      const headers = { cookie: this.#cookie };
      const { status } = await client.send('PATCH', `/api/managePrice/${MODEL}`, { price: this.#tried }, headers);
      if (status !== 200) continue;
      this.prices += 1;
      this.#confirmed = this.#tried;
    }
  }

  async #upload(client: Client, picture: Buffer, isOver: () => boolean): Promise<void> {
    for (let n = this.uploads; !isOver(); n += 1) {
      const alt = `upload ${n} at ${performance.now()}`;
      const { headers, payload } = multipart({ alt }, [{ field: 'images', bytes: picture }]);
      const { status } = await client.ask('POST', '/api/galleryupload', {
        headers: { ...(headers as Record<string, string>), cookie: this.#cookie },
        body: payload as Buffer,
      });
      if (status !== 201) continue;
      this.uploads += 1;
      this.#alts.push(alt);
    }
  }

  /** The price is the last one confirmed, or the one that was under way; each picture added since is there and is a picture. */
  async demandKept(origin: string, verdict: Verdict): Promise<void> {
    const client = new Client(origin, 2);
    const { bikePrice } = jsonOf(await client.ask('GET', `/api/bikeView/${MODEL}`));
    const isKept = this.#confirmed === 0 || (bikePrice >= this.#confirmed && bikePrice <= this.#tried);
    verdict.demand(isKept, `the price is ${bikePrice}, although ${this.#confirmed} was confirmed`);
    const gallery: { alt: string; image_path: string }[] = jsonOf(await client.ask('GET', '/api/gallery'));
    const paths = new Map(gallery.map(({ alt, image_path }) => [alt, image_path]));
    for (const alt of this.#alts.splice(0)) {
      const path = paths.get(alt);
      const picture = path ? await client.ask('GET', path) : undefined;
      const isPicture = picture?.status === 200 && picture.body.subarray(8, 12).toString() === 'WEBP';
      verdict.demand(isPicture, `a confirmed upload is gone: ${alt}`);
    }
    client.close();
  }
}
