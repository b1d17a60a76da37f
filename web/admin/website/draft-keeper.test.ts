import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import type { DocumentBody, StoredDocument } from './draft-keeper.ts';
import { DraftKeeper } from './draft-keeper.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const revision = (id: number) => ({ id, author: 'asha', at: 1 });
const stored = (id: number, body: DocumentBody): StoredDocument => ({
  title: '',
  isArchived: false,
  release: null,
  plan: null,
  live: revision(1),
  draft: id === 1 ? null : revision(id),
  body,
  faults: {},
});

/** A store in memory, and a server that answers as the test says. */
function setUp(answer?: (base: number, body: DocumentBody) => Promise<StoredDocument>) {
  const kept = new Map<string, string>();
  let last = 1;
  const save = vi.fn(async (base: number, body: DocumentBody) => {
    if (answer) return answer(base, body);
    last += 1;
    return stored(last, body);
  });
  const means = {
    save,
    keep: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    },
    name: 'draft',
    now: () => 42,
  };
  return { keeper: new DraftKeeper(stored(1, { phone: '1' }), means), save, kept, means };
}

it('saves once, a moment after the last letter, from the revision that is there', async () => {
  const { keeper, save, kept } = setUp();
  for (const phone of ['12', '123']) keeper.edit('phone', phone);
  expect(keeper.state.saving.step).toBe('typing');
  expect(kept.size).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(save.mock.calls).toEqual([[1, { phone: '123' }]]);
  expect(keeper.state.saving).toEqual({ step: 'saved', at: 42 });
  expect(kept.size).toBe(0);
  keeper.edit('phone', '1234');
  await vi.advanceTimersByTimeAsync(1000);
  expect(save.mock.lastCall?.[0]).toBe(2);
});

it('saves what was typed while a save was under way, afterwards', async () => {
  let finish = (_: StoredDocument) => {};
  const first = new Promise<StoredDocument>((resolve) => {
    finish = resolve;
  });
  const { keeper, save } = setUp((base, body) => (base === 1 ? first : Promise.resolve(stored(3, body))));
  keeper.edit('phone', '12');
  await vi.advanceTimersByTimeAsync(1000);
  keeper.edit('phone', '123');
  finish(stored(2, { phone: '12' }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(save.mock.calls).toEqual([
    [1, { phone: '12' }],
    [2, { phone: '123' }],
  ]);
  expect(keeper.state.body).toEqual({ phone: '123' });
});

it('saves what is typed while it is being published afterwards, and says nothing of it to whoever publishes', async () => {
  const { keeper, save } = setUp();
  keeper.edit('phone', '12');
  await keeper.settle();
  const { promise, resolve: publish } = Promise.withResolvers<StoredDocument>();
  const publishing = keeper.alone(async () => keeper.learn(await promise));
  keeper.edit('phone', '123');
  await vi.advanceTimersByTimeAsync(5000);
  expect(save).toHaveBeenCalledTimes(1);
  publish({ ...stored(1, { phone: '12' }), live: revision(2) });
  await publishing;
  expect(await keeper.settle()).toBe(true);
  expect(save.mock.calls.map(([, body]) => body)).toEqual([{ phone: '12' }, { phone: '123' }]);
});

it('goes on saving after what could not be done', async () => {
  const { keeper, save } = setUp();
  const publishing = keeper.alone(() => Promise.reject(new ApiError(409, { error: 'Somebody was quicker.' })));
  keeper.edit('phone', '12');
  await expect(publishing).rejects.toThrow('Somebody was quicker.');
  await vi.advanceTimersByTimeAsync(1000);
  expect(save.mock.calls).toEqual([[1, { phone: '12' }]]);
});

it('settles what is typed meanwhile as well, with one save after the other, whoever else waits for it', async () => {
  let under = 0;
  const { keeper, save } = setUp(async (base, body) => {
    under += 1;
    expect(under).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 500));
    under -= 1;
    return stored(base + 1, body);
  });
  keeper.edit('phone', '12');
  await vi.advanceTimersByTimeAsync(400);
  const settled = keeper.settle();
  const settledToo = keeper.settle();
  keeper.edit('phone', '123');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await Promise.all([settled, settledToo])).toEqual([true, true]);
  expect(save.mock.calls.map(([base, { phone }]) => [base, phone])).toEqual([
    [1, '12'],
    [2, '123'],
  ]);
});

it('says why it could not save, tries again by itself, and loses nothing with its tab', async () => {
  let isDown = true;
  const { keeper, kept, means } = setUp(async (_base, body) => {
    if (isDown) throw new ApiError(503, { message: 'Not now.' });
    return stored(2, body);
  });
  keeper.edit('phone', '12');
  await vi.advanceTimersByTimeAsync(1000);
  expect(keeper.state.saving).toEqual({ step: 'failed', why: 'Not now.' });
  expect(await keeper.settle()).toBe(false);
  keeper.stop();
  isDown = false;
  const inAnotherTab = new DraftKeeper(stored(1, { phone: '1' }), means);
  expect(inAnotherTab.state.body).toEqual({ phone: '12' });
  await vi.advanceTimersByTimeAsync(10);
  expect(inAnotherTab.state.saving.step).toBe('saved');
  expect(kept.size).toBe(0);
});

it('goes on by itself where somebody else has changed another part', async () => {
  const theirs = stored(7, { phone: '1', email: 'theirs' });
  const { keeper, save } = setUp(async (base, body) => {
    if (base !== 7) throw new ApiError(409, { message: 'Meanwhile.', current: theirs });
    return stored(8, body);
  });
  keeper.edit('phone', '12');
  await vi.advanceTimersByTimeAsync(1000);
  expect(save.mock.lastCall).toEqual([7, { phone: '12', email: 'theirs' }]);
  expect(keeper.state.saving.step).toBe('saved');
});

it('keeps both where somebody else has saved meanwhile, until it is decided whose is to stay', async () => {
  const theirs = stored(7, { phone: '99' });
  const { keeper, save } = setUp(async (base, body) => {
    if (base !== 7) throw new ApiError(409, { message: 'Meanwhile.', current: theirs });
    return stored(8, body);
  });
  keeper.edit('phone', '12');
  await vi.advanceTimersByTimeAsync(1000);
  expect(keeper.state.saving).toEqual({ step: 'conflict', theirs });
  keeper.edit('phone', '123');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenCalledTimes(1);
  keeper.keepMine();
  await vi.advanceTimersByTimeAsync(10);
  expect(save.mock.lastCall).toEqual([7, { phone: '123' }]);
  keeper.take(theirs);
  expect(keeper.state.body).toEqual({ phone: '99' });
  expect(await keeper.settle()).toBe(true);
});

it('learns what has happened elsewhere, and never loses what is being typed', async () => {
  const { keeper } = setUp();
  const plan = { id: 7, at: 99, revision: 2, author: 'asha' };
  keeper.edit('phone', '12');
  keeper.learn({ ...stored(5, { phone: '9' }), plan });
  expect(keeper.state).toMatchObject({
    body: { phone: '12' },
    saving: { step: 'typing' },
    stored: { plan, draft: null },
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(keeper.state.saving.step).toBe('saved');
  // An answer that was on its way while this was saved.
  keeper.learn(stored(1, { phone: '1' }));
  expect(keeper.state).toMatchObject({ body: { phone: '12' }, saving: { step: 'saved' } });
  keeper.learn({ ...stored(2, { phone: '12' }), plan });
  expect(keeper.state).toMatchObject({ saving: { step: 'saved' }, stored: { plan, draft: { id: 2 } } });
  // The plan was carried out: the draft is live.
  keeper.learn({ ...stored(2, { phone: '12' }), live: revision(2), draft: null });
  expect(keeper.state).toMatchObject({ body: { phone: '12' }, saving: { step: 'unchanged' }, stored: { draft: null } });
  keeper.learn({ ...stored(3, { phone: '3' }), live: revision(3), draft: null });
  expect(keeper.state).toMatchObject({ body: { phone: '3' }, saving: { step: 'unchanged' } });
});
