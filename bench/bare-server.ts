import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

/** The yardstick: a Fastify route that does nothing but answer the bytes that it was handed. */
process.once('message', async ({ body, contentType }: { body: string; contentType: string }) => {
  const app = Fastify();
  const bytes = Buffer.from(body);
  app.get('/', (_request, reply) => reply.header('content-type', contentType).send(bytes));
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.((app.server.address() as AddressInfo).port);
});
