import sharp from 'sharp';
import { beforeAll, expect } from 'vitest';
import { multipart } from './multipart.ts';
import type { StaffCall } from './test-app.ts';
import { setUpTestApp } from './test-app.ts';

/** Red on its left half, with words about its maker in it. */
export async function photograph(width = 600, height = 300): Promise<Buffer> {
  const left = { create: { width: width / 2, height, channels: 3 as const, background: '#ff0000' } };
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg({ quality: 100 })
    .withExif({ IFD0: { Artist: 'Secret Photographer' } })
    .toBuffer();
}

export const RIGHT_HALF = { x: 0.5, y: 0, width: 0.5, height: 1 };

export interface Added {
  id: string;
  address: string;
  width: number;
  height: number;
}
interface Use {
  kind: string;
  key: string;
  title: string;
  what: string;
  place: string;
  state: string;
  shown: { address: string; width: number; height: number; part: object | null };
}
interface Picture extends Added {
  name: string;
  hasOriginal: boolean;
  author: string;
  alt: object;
  isDecorative: boolean;
  part: object | null;
}
interface Slide {
  live: { id: number } | null;
  draft: { id: number } | null;
  plan: { revision: number } | null;
  body: { image: string; picture?: string };
  faults: Record<string, string>;
}

/** An application in whose library somebody is at work, and slides that show what is in it. */
export function setUpLibrary() {
  const test = setUpTestApp();
  let session: StaffCall;
  beforeAll(async () => {
    session = await test.logIn();
  });
  const staff = (...call: Parameters<StaffCall>) => session(...call);

  const send = (url: string, fields: Record<string, string>, file: { field: string; name?: string; bytes: Buffer }) => {
    const form = multipart(fields, [file]);
    return test.inject({ method: 'POST', url, ...form, headers: { ...form.headers, cookie: session.cookie } });
  };

  async function upload(name: string, fields: Record<string, string> = {}, bytes?: Buffer): Promise<Added> {
    const reply = await send('/api/pictures', fields, { field: 'picture', name, bytes: bytes ?? (await photograph()) });
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json();
  }

  const read = async (id: string): Promise<Picture & { uses: Use[] }> =>
    (await staff('GET', `/api/pictures/${id}`)).json();
  const list = async (search = '', page = 1): Promise<{ total: number; pictures: (Picture & { uses: number })[] }> =>
    (await staff('POST', '/api/pictures/list', { search, page })).json();
  const documentOf = async (key: string): Promise<Slide> => (await staff('GET', `/api/documents/slide/${key}`)).json();

  /** Puts a picture in the draft of a slide. */
  async function draw(key: string, { id, address }: Pick<Added, 'id' | 'address'>): Promise<void> {
    const { body, draft, live } = await documentOf(key);
    const change = { base: draft?.id ?? live?.id, body: { ...body, image: address, picture: id } };
    expect((await staff('PATCH', `/api/documents/slide/${key}`, change)).statusCode).toBe(200);
  }

  async function addSlide(title: string, { id, address }: Added): Promise<string> {
    const { key } = (await staff('POST', '/api/documents/slide', { title })).json();
    await draw(key, { id, address });
    return key;
  }

  const publish = async (key: string) => {
    const revision = (await documentOf(key)).draft?.id;
    return staff('POST', `/api/documents/slide/${key}/publish`, { revision });
  };

  return { test, staff, send, upload, read, list, documentOf, draw, addSlide, publish };
}
