import { describe, expect, it } from 'vitest';
import { deepFreeze } from './deep-freeze.ts';
import { KeptContent } from './kept-content.ts';

const DAY = '2026-03-14';

function setUp() {
  let version = 1;
  let loads = 0;
  const kept = new KeptContent({ current: () => version });
  const loading =
    (isKept = true) =>
    async () => {
      loads += 1;
      return { data: loads, isKept };
    };
  const raise = () => {
    version += 1;
  };
  return { kept, loading, raise };
}

describe('what is read of the content', () => {
  it('is read once for all who ask at the same time and after', async () => {
    const { kept, loading } = setUp();
    const both = await Promise.all([kept.get('bikes', DAY, loading()), kept.get('bikes', DAY, loading())]);
    expect([...both, await kept.get('bikes', DAY, loading())].map(({ data }) => data)).toEqual([1, 1, 1]);
  });

  it('is read anew when the content or the day has changed', async () => {
    const { kept, loading, raise } = setUp();
    await kept.get('bikes', DAY, loading());
    raise();
    expect(await kept.get('bikes', DAY, loading())).toMatchObject({ data: 2 });
    expect(await kept.get('bikes', '2026-03-15', loading())).toMatchObject({ data: 3 });
  });

  it('under a new version is never what was asked for under an old one', async () => {
    const { kept, loading, raise } = setUp();
    let finish = (_read: { data: string; isKept: boolean }) => {};
    const old = kept.get('bikes', DAY, () => new Promise((resolve) => (finish = resolve)));
    await Promise.resolve();
    raise();
    expect(await kept.get('bikes', DAY, loading())).toMatchObject({ data: 1 });
    finish({ data: 'old', isKept: true });
    expect(await old).toMatchObject({ data: 'old' });
    expect(await kept.get('bikes', DAY, loading())).toMatchObject({ data: 1 });
  });

  it('is not kept about unknown names, nor when it failed', async () => {
    const { kept, loading } = setUp();
    await kept.get('Nimbus', DAY, loading(false));
    expect(await kept.get('Nimbus', DAY, loading(false))).toMatchObject({ data: 2 });
    await expect(kept.get('bikes', DAY, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await kept.get('bikes', DAY, loading())).toMatchObject({ data: 3 });
  });
});

it('what many share cannot be changed, however deep', () => {
  const list = deepFreeze([{ name: 'SP125', specs: { engine: '125 cc' } }]);
  expect(() => list.push({ name: '', specs: { engine: '' } })).toThrow(TypeError);
  expect(() => Object.assign(list[0]?.specs ?? {}, { engine: '' })).toThrow(TypeError);
});
