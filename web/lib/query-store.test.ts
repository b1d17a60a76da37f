import { describe, expect, it, vi } from 'vitest';
import type { Call } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { apiQuery } from './queries.ts';
import { idOf, QueryStore } from './query-store.ts';

const key = apiQuery('listBikes').queryKey;
const id = idOf(key);

/** Answers one after the other; a thrown one fails the call. */
function storeWith(answers: readonly unknown[], retries = 0) {
  const left = [...answers];
  const call = vi.fn(async () => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { call, store: new QueryStore(call as unknown as Call, { retries }) };
}

describe('QueryStore', () => {
  it('makes a call once for all who want it at a time', async () => {
    const { call, store } = storeWith([['SP125']]);
    store.want(id);
    store.want(id);
    await store.ask(id);
    expect(call).toHaveBeenCalledExactlyOnceWith('listBikes');
    expect(store.read(key)).toEqual(['SP125']);
  });

  it('makes it again for whoever comes later, who sees what is known until then', async () => {
    const { store } = storeWith([['SP125'], ['Unicorn']]);
    await store.ask(id);
    store.want(id);
    expect(store.read(key)).toEqual(['SP125']);
    await store.ask(id);
    expect(store.read(key)).toEqual(['Unicorn']);
  });

  it('takes what came with the page for fresh until it is renewed', async () => {
    const { call, store } = storeWith([['Unicorn']]);
    store.restore(key, ['SP125']);
    store.want(id);
    expect(call).not.toHaveBeenCalled();
    store.renew();
    await store.ask(id);
    expect(store.read(key)).toEqual(['Unicorn']);
  });

  it('asks ahead for a page that is about to be shown, once, and again for whoever comes later', async () => {
    const { call, store } = storeWith([['SP125'], ['Unicorn']]);
    await store.askAhead({ queryKey: key });
    await store.askAhead({ queryKey: key });
    store.want(id);
    expect(call).toHaveBeenCalledTimes(1);
    expect(store.read(key)).toEqual(['SP125']);
    store.want(id);
    await store.ask(id);
    expect(store.read(key)).toEqual(['Unicorn']);
  });

  it('asks again where asking ahead has failed', async () => {
    const { store } = storeWith([new Error('gone'), ['SP125']]);
    await store.askAhead({ queryKey: key });
    store.want(id);
    await store.ask(id);
    expect(store.read(key)).toEqual(['SP125']);
  });

  it('renews nothing that nobody looks at', () => {
    const { call, store } = storeWith([]);
    store.restore(key, ['SP125']);
    store.want(id)();
    store.renew();
    expect(call).not.toHaveBeenCalled();
  });

  it('tells nobody of an answer that says the same', async () => {
    const { store } = storeWith([['SP125']]);
    store.restore(key, ['SP125']);
    const listener = vi.fn();
    store.subscribe(listener);
    await store.ask(id);
    expect(listener).not.toHaveBeenCalled();
  });

  it('tries once more after a fault, and not after a refusal', async () => {
    const away = new ApiError(503, { error: 'away' });
    const late = storeWith([away, ['SP125']], 1);
    await late.store.ask(id);
    expect(late.store.answerTo(id)).toEqual({ data: ['SP125'], error: null });
    const refused = storeWith([new ApiError(404, { error: 'unknown' }), ['SP125']], 1);
    await refused.store.ask(id);
    expect(refused.call).toHaveBeenCalledOnce();
  });

  it('keeps what is known when a later call fails', async () => {
    const failure = new ApiError(500, { error: 'broken' });
    const { store } = storeWith([['SP125'], failure]);
    await store.ask(id);
    await store.ask(id);
    expect(store.answerTo(id)).toEqual({ data: ['SP125'], error: failure });
  });

  it('hands out its failures, and forgets them', async () => {
    const failure = new ApiError(404, { error: 'unknown' });
    const { store } = storeWith([failure]);
    await store.ask(id);
    expect(store.takeFailures()).toEqual([failure]);
    expect(store.answered()).toEqual([]);
    expect(store.answerTo(id)).toEqual({ data: undefined, error: null });
  });
});
