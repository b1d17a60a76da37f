import { createHook } from 'node:async_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import type { Wanted } from './reply-cache.ts';
import { ReplyCache } from './reply-cache.ts';

const reply = {} as Record<'header' | 'code' | 'send', () => unknown>;
reply.header = reply.code = reply.send = () => reply;

/** Asks for answers of so many bytes, and counts how many were made. */
function asker(bytes: number) {
  const cache = new ReplyCache({ current: () => 1 }, 5 * bytes);
  const asked = { made: 0, ask };
  async function ask(wanted: Wanted, accepted?: string): Promise<void> {
    const request = { headers: { 'accept-encoding': accepted } } as FastifyRequest;
    await cache.send(request, reply as unknown as FastifyReply, wanted, async () => {
      asked.made += 1;
      return { status: 200, contentType: 'text/plain', body: 'a'.repeat(bytes), isKept: true };
    });
  }
  return asked;
}

it('keeps what is asked for under our own name, however much is made for names that somebody made up', async () => {
  const asked = asker(1000);
  await asked.ask({ key: 'ours' });
  for (let host = 0; host < 13; host += 1) await asked.ask({ key: `made up ${host}`, isDoubtful: true });
  await asked.ask({ key: 'made up 12', isDoubtful: true });
  await asked.ask({ key: 'ours' });
  expect(asked.made).toBe(14);
});

it('compresses an answer when somebody wants it so, and once, however many come at the same moment', async () => {
  let compressions = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'ZLIB') compressions += 1;
    },
  }).enable();
  const asked = asker(2000);
  const inAll: number[] = [];
  for (const accepted of [undefined, 'br, gzip', 'br', 'gzip', undefined, 'gzip', 'br']) {
    await Promise.all([1, 2, 3].map(() => asked.ask({ key: 'page' }, accepted)));
    inAll.push(compressions);
  }
  hook.disable();
  expect(inAll).toEqual([0, 1, 1, 2, 2, 2, 2]);
  expect(asked.made).toBe(1);
});
