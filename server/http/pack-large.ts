import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './accepts.ts';

/** Below this, a packet of the network holds it either way. What must stay secret from whoever measures lengths is shorter. */
const WORTH_PACKING_LETTERS = 2048;
const pack = promisify(gzip);

/** For staff on a phone: a page of a list is the same words again and again. Made anew for each request, so by the quicker method. */
export async function packLarge(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < WORTH_PACKING_LETTERS) return payload;
  reply.header('vary', 'accept-encoding');
  if (!accepts(request.headers['accept-encoding'] ?? '', 'gzip')) return payload;
  const packed = await pack(payload);
  reply.header('content-encoding', 'gzip').header('content-length', packed.length);
  return packed;
}
