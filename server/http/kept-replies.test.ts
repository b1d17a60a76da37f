import { expect, it } from 'vitest';
import { KeptReplies } from './kept-replies.ts';

const reply = (bytes: number) => ({ plain: Buffer.alloc(bytes), brotli: undefined, gzip: undefined });

it('keeps as many bytes as it may, and lets go of what was not asked for longest', () => {
  const kept = new KeptReplies(100);
  for (const key of ['a', 'b', 'c']) kept.keep(key, reply(30));
  expect(kept.get('a')).toBeDefined();
  kept.keep('d', reply(30));
  expect(['a', 'b', 'c', 'd'].filter((key) => kept.get(key))).toEqual(['a', 'c', 'd']);
});

it('counts every form of an answer, and one that takes the place of another once', () => {
  const kept = new KeptReplies(100);
  for (let time = 0; time < 10; time += 1)
    kept.keep('a', { ...reply(20), brotli: Buffer.alloc(20), gzip: Buffer.alloc(10) });
  kept.keep('b', reply(50));
  expect(['a', 'b'].filter((key) => kept.get(key))).toEqual(['a', 'b']);
  kept.keep('c', reply(1));
  expect(['a', 'b', 'c'].filter((key) => kept.get(key))).toEqual(['b', 'c']);
});

it('does not keep what is larger than all there is room for', () => {
  const kept = new KeptReplies(100);
  kept.keep('a', reply(101));
  expect(kept.get('a')).toBeUndefined();
});
