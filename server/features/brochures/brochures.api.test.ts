import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../../content/load-content.ts';
import { formatDay, formatPhone, formatRupees } from '../../../contract/display.ts';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import { demoModelsOf, hasDetails, takeModels } from '../../../test-support/demo.ts';
import { pdfPages, withoutSpace } from '../../../test-support/pdf-text.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { BrochurePrinter } from './brochure-printer.ts';

const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
});

const { dealers, accessories } = loadContent();
/** Each has a price of its own to change. */
const take = takeModels(demoModelsOf('bikes').filter(hasDetails));
const [model, printedOnce, other] = [take(), take(), take()];
const priceOf = ({ bikeName }: typeof model) => `/api/managePrice/${encodeURIComponent(bikeName)}`;
const get = (url: string, headers: Record<string, string> = {}) => test.inject({ url, headers });

describe('the document that a model names', () => {
  it.each(['/api/bikes', '/api/scooters', '/api/ev'])('is a brochure of four pages: %s', async (list) => {
    const [first]: { name: string; specs: { document: string } }[] = (await test.call('GET', list)).json();
    const reply = await get(first?.specs.document ?? '');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const pages = pdfPages(reply.rawPayload);
    expect(pages).toHaveLength(4);
    expect(pages[3]).toContain(withoutSpace(first?.name ?? ''));
  });

  it('is there for the two models without a detail page too, which keep their E-Brochure button', async () => {
    for (const slug of ['xblade', 'cd110-deluxe']) expect((await get(`/brochures/${slug}.pdf`)).statusCode).toBe(200);
  });
});

describe('a brochure', () => {
  it('tells what the catalogue tells', async () => {
    const [cover = '', looks = '', specification = '', showroom = ''] = pdfPages(
      (await get(model.brochure)).rawPayload,
    );
    const expectOn = (page: string, ...texts: string[]) => {
      for (const text of texts) expect(page).toContain(withoutSpace(text));
    };
    expectOn(cover, model.name, model.details, ...Object.values(model.summary), formatRupees(model.price));
    expectOn(cover, `Ex-showroom price on ${formatDay(kolkataDate(Date.now()))}`);
    for (const variant of model.variants)
      expectOn(cover, variant.name, formatRupees('price' in variant ? variant.price : model.price));
    for (const { name } of model.colours) expectOn(looks, name);
    for (const { heading, description } of model.features) expectOn(looks, heading, description);
    for (const group of Object.values(model.specifications)) expectOn(specification, ...Object.values(group));
    expectOn(specification, 'Body Dimensions', 'Tyres & Brakes', 'Electricals', 'Overall Length', 'Seat Height');
    for (const { name, address, salesPhone } of dealers) expectOn(showroom, name, address, formatPhone(salesPhone));
    for (const { partNo, heading, price } of accessories.filter((one) => model.accessories.includes(one.partNo))) {
      expectOn(showroom, partNo, heading, formatRupees(price));
    }
  });

  it('has a name of its own when it is saved, and opens in the browser', async () => {
    const reply = await get('/brochures/oscar-350.pdf');
    expect(reply.headers['content-disposition']).toBe('inline; filename="Testo-OScar-350-brochure.pdf"');
  });

  it('is not sent again to whoever has it', async () => {
    const first = await get(model.brochure);
    const again = await get(model.brochure, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag]);
    expect(first.headers['cache-control']).toBe('no-cache');
  });

  it('is printed once, however many ask at the same moment', async () => {
    await staff('PATCH', priceOf(printedOnce), { price: 84321 });
    const print = vi.spyOn(BrochurePrinter.prototype, 'print');
    const replies = await Promise.all(Array.from({ length: 6 }, () => get(printedOnce.brochure)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});

describe('a brochure in another language', () => {
  const scripts = { kn: /[\u0c80-\u0cff]/, hi: /[\u0900-\u097f]/ };

  it.each(Object.entries(scripts))('has every page in %s, on four pages', async (lang, script) => {
    const pages = pdfPages((await get(`${model.brochure}?lang=${lang}`)).rawPayload);
    expect(pages).toHaveLength(4);
    for (const page of pages) expect(page).toMatch(script);
    expect(pages.join('')).not.toMatch(/Colours|Features|Specifications|Ex-showroom|Saturday/);
    expect(pages[0]).toMatch(/₹[\d,]+/);
  });

  it('is kept apart from the English one', async () => {
    const kannada = await get(`${model.brochure}?lang=kn`);
    const english = await get(model.brochure);
    expect(kannada.headers.etag).not.toBe(english.headers.etag);
    expect((await get(`${model.brochure}?lang=kn`)).headers.etag).toBe(kannada.headers.etag);
    expect((await get(`${model.brochure}?lang=xx`)).headers.etag).toBe(english.headers.etag);
  });
});

describe('a change by staff', () => {
  it('of a price stands in the next copy', async () => {
    const before = await get(model.brochure);
    await staff('PATCH', priceOf(model), { price: 123456 });
    const after = await get(model.brochure, { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    const [cover = ''] = pdfPages(after.rawPayload);
    expect(cover).toContain('STARTSFROM₹1,23,456');
    expect(cover).not.toContain(formatRupees(model.price));
  });

  it('that a brochure does not tell of leaves it as it is', async () => {
    const before = await get(model.brochure);
    const print = vi.spyOn(BrochurePrinter.prototype, 'print');
    await staff('PATCH', priceOf(other), { price: 130001 });
    expect((await get(model.brochure)).headers.etag).toBe(before.headers.etag);
    expect(print).not.toHaveBeenCalled();
    print.mockRestore();
  });

  it('that hides a model takes its brochure away at once, and showing it brings it back', async () => {
    const vehicles: { id: number; bikeName: string }[] = (await staff('GET', '/api/bikes_admin')).json();
    const id = vehicles.find(({ bikeName }) => bikeName === model.bikeName)?.id;
    await staff('PATCH', `/api/bikes/${id}/status`, { status: 0 });
    expect((await get(model.brochure)).statusCode).toBe(404);
    await staff('PATCH', `/api/bikes/${id}/status`, { status: 1 });
    expect((await get(model.brochure)).statusCode).toBe(200);
  });
});

describe('an address that is no brochure', () => {
  it.each(['no-such-model.pdf', 'sp125', 'model.PDF', 'SP125.pdf', '..%2Fsite.json', '%E0%B2%86.pdf', 'x'.repeat(300)])(
    'is not found, with a sentence that says so: %s',
    async (file) => {
      const reply = await get(`/brochures/${file}`);
      expect([reply.statusCode, reply.json().message]).toEqual([
        404,
        'There is no brochure at this address. The model may no longer be on sale.',
      ]);
    },
  );
});
