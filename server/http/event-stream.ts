import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/schemas/endpoint.ts';
import { entryHooks, fastifyPath } from './route.ts';

/** Whoever has so much still to read does not read any more. */
const MOST_UNREAD_BYTES = 64 * 1024;

/** One reply that stays open: server-sent events, as long as the browser listens. */
export class EventStream {
  readonly readable = new Readable({ read() {} });

  send(event: string, data: unknown = 1): void {
    if (this.readable.readableEnded || this.readable.destroyed) return;
    // An event without data is kept from the page by the browser.
    this.readable.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    if (this.readable.readableLength > MOST_UNREAD_BYTES) this.readable.destroy();
  }

  end(): void {
    if (!this.readable.destroyed) this.readable.push(null);
  }

  onEnd(listener: () => void): void {
    this.readable.once('close', listener);
  }
}

/** Those of this server. A request is finished some time and a stream is not, so a server that closes ends them first. */
export class OpenStreams {
  #open = new Set<EventStream>();
  #isClosed = false;

  add(stream: EventStream): void {
    this.#open.add(stream);
    stream.onEnd(() => this.#open.delete(stream));
    if (this.#isClosed) stream.end();
  }

  endAll(): void {
    this.#isClosed = true;
    for (const stream of this.#open) stream.end();
  }
}

type StreamEndpoint = Endpoint & { isStream: true };

/** Registers an entry of the table that stays open: access first, as everywhere, then whoever has something to send. */
export function streamRoute(
  app: FastifyInstance,
  endpoint: StreamEndpoint,
  open: (stream: EventStream, request: FastifyRequest) => Promise<void>,
): void {
  app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    ...entryHooks(app, endpoint),
    async handler(request, reply) {
      const stream = new EventStream();
      // Whoever has gone by the time that it is open never ends it.
      reply.raw.once('close', () => stream.readable.destroy());
      await open(stream, request);
      app.context.streams.add(stream);
      // Proxies that collect a reply before they pass it on are asked not to.
      reply.type('text/event-stream').header('cache-control', 'no-store').header('x-accel-buffering', 'no');
      // Whoever asks for the head alone has it.
      if (request.method === 'HEAD') stream.end();
      return reply.send(stream.readable);
    },
  });
}
