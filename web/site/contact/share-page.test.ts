import { describe, expect, it, vi } from 'vitest';
import { sharePage } from './share-page.ts';

const page = { title: 'Honda SP125', url: 'https://www.example.test/view-details?bike=SP125' };
const refusal = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));
const copying = () => ({ writeText: vi.fn(async () => {}) });

describe('sharing a page', () => {
  it("opens the phone's own list", async () => {
    const share = vi.fn(async () => {});
    const clipboard = copying();
    expect(await sharePage(page, { share, clipboard })).toBe('shared');
    expect(share).toHaveBeenCalledWith(page);
    expect(clipboard.writeText).not.toHaveBeenCalled();
  });

  it('copies the address where there is no list, or where it does not open', async () => {
    for (const browser of [{}, { share: refusal('NotAllowedError') }]) {
      const clipboard = copying();
      expect(await sharePage(page, { ...browser, clipboard })).toBe('copied');
      expect(clipboard.writeText).toHaveBeenCalledWith(page.url);
    }
  });

  it('leaves alone whoever closes the list', async () => {
    const clipboard = copying();
    expect(await sharePage(page, { share: refusal('AbortError'), clipboard })).toBe('shared');
    expect(clipboard.writeText).not.toHaveBeenCalled();
  });

  it('says so when nothing works', async () => {
    expect(await sharePage(page, {})).toBe('failed');
    expect(await sharePage(page, { clipboard: { writeText: refusal('NotAllowedError') } })).toBe('failed');
  });
});
