import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import type { Wanted } from './reply-cache.ts';
import { ReplyCache } from './reply-cache.ts';

it('keeps what is asked for under our own name, however much is made for names that somebody made up', async () => {
  const cache = new ReplyCache({ current: () => 1 }, 5000);
  const reply = {} as Record<'header' | 'code' | 'send', () => unknown>;
  reply.header = reply.code = reply.send = () => reply;
  let made = 0;
  const ask = async (wanted: Wanted) => {
    await cache.send({ headers: {} } as FastifyRequest, reply as unknown as FastifyReply, wanted, async () => {
      made += 1;
      return { status: 200, contentType: 'text/plain', body: 'a'.repeat(1000), isKept: true };
    });
  };
  await ask({ key: 'ours' });
  for (let host = 0; host < 13; host += 1) await ask({ key: `made up ${host}`, isDoubtful: true });
  await ask({ key: 'made up 12', isDoubtful: true });
  await ask({ key: 'ours' });
  expect(made).toBe(14);
});
