import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

/** The yardstick: a Fastify route that does nothing but answer the bytes that it was handed. */
process.once('message', async ({ body, headers }: { body: Uint8Array; headers: Record<string, string> }) => {
  const app = Fastify();
  const bytes = Buffer.from(body);
  app.get('/', (_request, reply) => reply.headers(headers).send(bytes));
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.((app.server.address() as AddressInfo).port);
});
